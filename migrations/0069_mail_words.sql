CREATE TABLE "mail_words" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_words_kind_language_pk" PRIMARY KEY("kind","language"),
	CONSTRAINT "mail_words_language_check" CHECK (language in ('en', 'vi'))
);
--> statement-breakpoint
CREATE TABLE "presets" (
	"name" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_log" DROP CONSTRAINT "contact_log_about_check";--> statement-breakpoint
ALTER TABLE "contact_log" DROP CONSTRAINT "contact_log_channel_check";--> statement-breakpoint
ALTER TABLE "contact_log" ADD COLUMN "waiting_id" uuid;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "sends_reminder" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "asks_for_review" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_waiting_id_waiting_list_id_fk" FOREIGN KEY ("waiting_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_log_by_waiting" ON "contact_log" USING btree ("waiting_id","created_at");--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_about_check" CHECK (num_nonnulls(booking_id, enquiry_id, waiting_id) = 1);--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_channel_check" CHECK (channel in ('call', 'zalo', 'whatsapp', 'facebook', 'email', 'visit'));