ALTER TABLE "transfers" ADD COLUMN "timetable" jsonb;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "names_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "free_waiting_minutes" integer;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_free_waiting_check" CHECK (free_waiting_minutes between 0 and 1440);