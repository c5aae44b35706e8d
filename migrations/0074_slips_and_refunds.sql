CREATE TABLE "refund_accounts" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"bin" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"begun_at" timestamp with time zone,
	"begun_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_accounts_way_check" CHECK (way in ('transfer', 'cash', 'other'))
);
--> statement-breakpoint
CREATE TABLE "booking_slips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"checked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_slips_key_unique" UNIQUE("key"),
	CONSTRAINT "booking_slips_status_check" CHECK (status in ('new', 'seen', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_begun_by_users_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slips" ADD CONSTRAINT "booking_slips_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slips" ADD CONSTRAINT "booking_slips_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_accounts_by_age" ON "refund_accounts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "booking_slips_by_booking" ON "booking_slips" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_slips_to_check" ON "booking_slips" USING btree ("created_at","id") WHERE status = 'new';