ALTER TABLE "bookings" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "balance_vnd" bigint GENERATED ALWAYS AS (round(case currency when 'USD' then ((case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'fee')::numeric, 0) * (case currency when 'USD' then 100 else 1 end))
  else total_minor end) - paid_minor) / 100.0 * fx_rate else ((case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'fee')::numeric, 0) * (case currency when 'USD' then 100 else 1 end))
  else total_minor end) - paid_minor) end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("total_vnd","id");--> statement-breakpoint
CREATE INDEX "bookings_by_balance" ON "bookings" USING btree ("balance_vnd","id");--> statement-breakpoint
CREATE INDEX "bookings_by_guest" ON "bookings" USING btree ("name_words","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_source_check" CHECK (source in ('site', 'office'));