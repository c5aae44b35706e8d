ALTER TABLE "departures" DROP CONSTRAINT "places_left";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "overbooked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_overbooked_check" CHECK (overbooked >= 0);--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "places_left" CHECK (booked <= capacity + overbooked);