CREATE TABLE "enquiry_bookings" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- In one statement, because each stored column rewrites the table.
ALTER TABLE "bookings"
  ADD COLUMN "cancellation_cause" text,
  ADD COLUMN "channel" text DEFAULT 'site' NOT NULL,
  ADD COLUMN "value_vnd" bigint GENERATED ALWAYS AS ((case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'feeVnd')::numeric, 0))::bigint else total_vnd end)) STORED NOT NULL,
  ADD COLUMN "dial_code" text GENERATED ALWAYS AS ((case
  when customer_phone_e164 ~ '^\+[17]' then left(customer_phone_e164, 2)
  when customer_phone_e164 ~ '^\+(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])' then left(customer_phone_e164, 3)
  else left(customer_phone_e164, 4) end)) STORED;
--> statement-breakpoint
UPDATE "bookings" SET "channel" = 'phone' WHERE "source" = 'office';
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "channel" DROP DEFAULT;
--> statement-breakpoint
-- The version before knows no channels.
CREATE FUNCTION fill_channel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.channel := CASE new.source WHEN 'office' THEN 'phone' ELSE 'site' END;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER fill_channel BEFORE INSERT ON bookings FOR EACH ROW WHEN (new.channel IS NULL) EXECUTE FUNCTION fill_channel();
--> statement-breakpoint
ALTER TABLE "enquiry_bookings" ADD CONSTRAINT "enquiry_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_bookings" ADD CONSTRAINT "enquiry_bookings_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "enquiry_bookings_by_enquiry" ON "enquiry_bookings" USING btree ("enquiry_id");
--> statement-breakpoint
CREATE INDEX "bookings_figures_by_request" ON "bookings" USING btree ("created_at","travel_date","status","product_type","product_id","channel","language","dial_code","travelers","value_vnd","balance_vnd","cancellation_cause","cancelled_by","cancelled_at","confirmed_at","source","is_recorded","id");
--> statement-breakpoint
CREATE INDEX "bookings_figures_by_travel" ON "bookings" USING btree ("travel_date","created_at","status","product_type","product_id","channel","language","dial_code","travelers","value_vnd","balance_vnd","cancellation_cause","is_recorded","id");
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_cause_check" CHECK (cancellation_cause in ('plans', 'weather', 'price', 'no-answer', 'not-enough-guests', 'unpaid', 'duplicate',
      'fully-booked', 'no-vehicle', 'other', 'expired', 'called-off'));
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_channel_check" CHECK (channel in ('site', 'phone', 'zalo', 'facebook', 'walk-in', 'partner'));
