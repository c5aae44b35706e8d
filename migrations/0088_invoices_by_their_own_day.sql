DROP INDEX "invoices_by_date";--> statement-breakpoint
DROP INDEX "invoices_by_number";--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ((coalesce(issued_on, invoice_date)),"id");--> statement-breakpoint
CREATE INDEX "invoices_by_handling" ON "invoices" USING btree ((greatest(issued_on, (exported_at at time zone 'Asia/Ho_Chi_Minh')::date,
  (created_at at time zone 'Asia/Ho_Chi_Minh')::date)));--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_number" ON "invoices" USING btree ("number","series") WHERE number <> '';