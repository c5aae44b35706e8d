ALTER TABLE "products" ADD COLUMN "cutoff_hours" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "cutoff_hours" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "cutoff_hours" integer DEFAULT 12 NOT NULL;