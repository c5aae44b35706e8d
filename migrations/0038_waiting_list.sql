CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"departure_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"adults" integer NOT NULL,
	"child_ages" integer[] NOT NULL,
	"people" integer NOT NULL,
	"status" text DEFAULT 'unconfirmed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "waiting_list_language_check" CHECK (language in ('en', 'vi')),
	CONSTRAINT "waiting_list_people_check" CHECK ((people >= 1) and (people = adults + cardinality(child_ages))),
	CONSTRAINT "waiting_list_status_check" CHECK (status in ('unconfirmed', 'waiting', 'offered', 'booked', 'left', 'expired', 'ended')),
	CONSTRAINT "waiting_list_offer_check" CHECK ((status <> 'offered') or (offered_until is not null))
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_asked_once" ON "waiting_list" USING btree ("departure_id","email") WHERE status in ('unconfirmed', 'waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_in_order" ON "waiting_list" USING btree ("departure_id","created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_by_email" ON "waiting_list" USING btree ("email");--> statement-breakpoint
CREATE INDEX "waiting_list_by_age" ON "waiting_list" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_held_check" CHECK (held >= 0);