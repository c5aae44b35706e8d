ALTER TABLE "booking_payments" ADD COLUMN "fx_rate" numeric(14, 4);--> statement-breakpoint
-- The rate of the day was not kept. That of the booking is the nearest.
UPDATE "booking_payments" SET "fx_rate" = "bookings"."fx_rate" FROM "bookings" WHERE "bookings"."id" = "booking_payments"."booking_id";--> statement-breakpoint
ALTER TABLE "booking_payments" ALTER COLUMN "fx_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "reverses" uuid;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_reverses_booking_payments_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_payments_reversed_once" ON "booking_payments" USING btree ("reverses");
