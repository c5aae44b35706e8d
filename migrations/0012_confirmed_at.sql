ALTER TABLE "bookings" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
-- A booking that was confirmed once keeps its cancellation terms.
UPDATE "bookings" SET "confirmed_at" = coalesce((SELECT min("at") FROM "booking_events" WHERE "booking_id" = "bookings"."id" AND "kind" = 'confirmed'), "created_at") WHERE "status" IN ('confirmed', 'completed', 'no-show') OR EXISTS (SELECT FROM "booking_events" WHERE "booking_id" = "bookings"."id" AND "kind" = 'confirmed');
