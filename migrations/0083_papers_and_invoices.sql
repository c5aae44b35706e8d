ALTER TABLE "invoice_export_bookings" ADD COLUMN "stated" jsonb;
--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_kind_check";
--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_payment_check";
--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_kind_check" CHECK (kind in ('receipt', 'confirmation', 'request'));
--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_payment_check" CHECK ((kind = 'request') = (payment_id is null));
--> statement-breakpoint
DROP INDEX "invoices_by_date";
--> statement-breakpoint
DROP INDEX "invoices_by_number";
--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ((coalesce(issued_on, invoice_date)),"id");
--> statement-breakpoint
CREATE INDEX "invoices_by_handling" ON "invoices" USING btree ((greatest(issued_on, (exported_at at time zone 'Asia/Ho_Chi_Minh')::date,
  (created_at at time zone 'Asia/Ho_Chi_Minh')::date)));
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_number" ON "invoices" USING btree ("number","series") WHERE number <> '';
