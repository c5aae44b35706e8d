ALTER TABLE "bookings" ADD COLUMN "plan_token_hash" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_plan_token_hash_unique" UNIQUE("plan_token_hash");