ALTER TABLE "bookings" ADD COLUMN "cutoff_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "needs_travelers" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_needs_travelers_check" CHECK (needs_travelers in ('none', 'names', 'passports'));