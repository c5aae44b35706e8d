ALTER TABLE "tours" ADD COLUMN "packing" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;