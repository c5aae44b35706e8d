CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"owner_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"doubtful" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_e164" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"reference" text,
	"preferred_contact_method" text,
	"preferred_contact_time" text,
	"start_date" date,
	"end_date" date,
	"flexible" boolean,
	"adults" integer,
	"children" integer,
	"budget" text,
	"interests" text[],
	"tour" jsonb,
	"source" text,
	"referrer_url" text,
	"language" text NOT NULL,
	"network" text,
	"user_agent" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "enquiries_kind_check" CHECK (case kind when 'message' then reference is null
        when 'consultation' then num_nulls(reference, preferred_contact_method, preferred_contact_time, flexible,
          adults, children, budget, interests, source, referrer_url) = 0
        else false end),
	CONSTRAINT "enquiries_adults_check" CHECK (adults between 1 and 500),
	CONSTRAINT "enquiries_children_check" CHECK (children between 0 and 500),
	CONSTRAINT "enquiries_budget_check" CHECK (budget in ('under-1000', '1000-3000', '3000-5000', '5000-10000', 'over-10000')),
	CONSTRAINT "enquiries_dates_check" CHECK (end_date >= start_date),
	CONSTRAINT "enquiries_language_check" CHECK (language in ('en', 'vi')),
	CONSTRAINT "enquiries_contact_method_check" CHECK (preferred_contact_method in ('email', 'phone', 'whatsapp')),
	CONSTRAINT "enquiries_contact_time_check" CHECK (preferred_contact_time in ('anytime', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "enquiries_status_check" CHECK (status in ('new', 'contacted', 'closed', 'spam'))
);
--> statement-breakpoint
INSERT INTO "enquiries" ("id", "kind", "status", "owner_id", "note", "doubtful", "name", "email", "phone", "phone_e164", "subject", "message",
	"reference", "preferred_contact_method", "preferred_contact_time", "start_date", "end_date", "flexible", "adults", "children", "budget", "interests",
	"tour", "source", "referrer_url", "language", "network", "user_agent", "search_text", "version", "created_at", "updated_at")
SELECT "id", 'consultation', "status", "owner_id", "note", "doubtful", "name", "email", "phone", "phone_e164", "subject", "message",
	"reference", "preferred_contact_method", "preferred_contact_time", "start_date", "end_date", "flexible", "adults", "children", "budget", "interests",
	"tour", "source", "referrer_url", "language", "network", "user_agent", "search_text", "version", "created_at", "updated_at" FROM "consultations";
--> statement-breakpoint
INSERT INTO "enquiries" ("id", "kind", "status", "owner_id", "note", "doubtful", "name", "email", "phone", "phone_e164", "subject", "message",
	"language", "network", "user_agent", "search_text", "version", "created_at", "updated_at")
SELECT "id", 'message', "status", "owner_id", "note", "doubtful", "name", "email", "phone", "phone_e164", "subject", "message",
	"language", "network", "user_agent", "search_text", "version", "created_at", "updated_at" FROM "contact_messages";
--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD COLUMN "enquiry_id" uuid;--> statement-breakpoint
UPDATE "enquiry_answers" SET "enquiry_id" = coalesce("consultation_id", "message_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_by_age" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "enquiries_by_status" ON "enquiries" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_by_email" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_by_text" ON "enquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD CONSTRAINT "enquiry_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_answers_by_enquiry" ON "enquiry_answers" USING btree ("enquiry_id","created_at");--> statement-breakpoint
ALTER TABLE "enquiry_answers" ALTER COLUMN "enquiry_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_answers" DROP COLUMN "consultation_id";--> statement-breakpoint
ALTER TABLE "enquiry_answers" DROP COLUMN "message_id";--> statement-breakpoint
DROP TABLE "consultations";--> statement-breakpoint
DROP TABLE "contact_messages";--> statement-breakpoint
DROP INDEX "outbox_by_owner";--> statement-breakpoint
UPDATE "outbox" SET "payload" = ("payload" - 'consultationId' - 'messageId') || jsonb_build_object('enquiryId', coalesce("payload" ->> 'consultationId', "payload" ->> 'messageId'))
	WHERE "payload" ? 'consultationId' OR "payload" ? 'messageId';--> statement-breakpoint
CREATE INDEX "outbox_by_owner" ON "outbox" USING btree (coalesce(payload ->> 'userId', payload ->> 'enquiryId', payload ->> 'answerId', payload ->> 'reviewId')) WHERE payload ->> 'bookingId' is null;
