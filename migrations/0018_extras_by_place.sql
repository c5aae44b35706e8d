ALTER TABLE "products" ADD COLUMN "transfer_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "place_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "place_ids" uuid[] DEFAULT '{}' NOT NULL;