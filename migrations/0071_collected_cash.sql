ALTER TABLE "booking_payments" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "collected_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_payments_by_day" ON "booking_payments" USING btree ("paid_on","created_at");--> statement-breakpoint
CREATE INDEX "booking_payments_in_till" ON "booking_payments" USING btree ("paid_on","currency","kind","amount_minor") WHERE method = 'cash' and collected_by = '';--> statement-breakpoint
CREATE INDEX "booking_payments_collected" ON "booking_payments" USING btree ("collected_by","created_at") WHERE collected_by <> '';