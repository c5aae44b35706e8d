ALTER TABLE "bookings" DROP CONSTRAINT "bookings_hold_places";--> statement-breakpoint
DROP INDEX "bookings_unconfirmed";--> statement-breakpoint
DROP INDEX "waiting_list_asked_once";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "timed_places" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "requested_from_mailbox" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "requested_from_address" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "requested_from_network" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "requested_from_mailbox" text;--> statement-breakpoint
CREATE INDEX "bookings_pending_by_mailbox" ON "bookings" USING btree ("requested_from_mailbox") WHERE requested_from_mailbox is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_one_per_mailbox" ON "waiting_list" USING btree ("departure_id","requested_from_mailbox") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_offered" ON "waiting_list" USING btree ("offered_until") WHERE status = 'offered';--> statement-breakpoint
CREATE INDEX "bookings_unconfirmed" ON "bookings" USING btree ("requested_from_network","requested_from_address","travelers") WHERE (status = 'pending') and holds_places and (email_confirmed_at is null) and ((departure_id is not null) or timed_places) and (requested_from_network is not null);--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_asked_once" ON "waiting_list" USING btree ("departure_id","email") WHERE status in ('waiting', 'offered');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_places" CHECK (holds_places or (((departure_id is not null) or timed_places) and status in ('pending', 'cancelled')));--> statement-breakpoint
UPDATE bookings SET timed_places = true FROM transfers
WHERE transfers.id = product_id AND product_type = 'transfer' AND bookings.status = 'pending'
  AND start_time IS NOT NULL AND transfers.timetable ->> 'places' IS NOT NULL;
