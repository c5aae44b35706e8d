ALTER TABLE "booking_payments" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();