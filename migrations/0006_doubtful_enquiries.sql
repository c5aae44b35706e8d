ALTER TABLE "consultations" ADD COLUMN "doubtful" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "doubtful" boolean DEFAULT false NOT NULL;