CREATE TABLE "contact_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid,
	"enquiry_id" uuid,
	"channel" text NOT NULL,
	"text" text NOT NULL,
	"remind_at" timestamp with time zone,
	"is_done" boolean DEFAULT false NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_log_about_check" CHECK (num_nonnulls(booking_id, enquiry_id) = 1),
	CONSTRAINT "contact_log_channel_check" CHECK (channel in ('call', 'zalo', 'whatsapp', 'email', 'visit'))
);
--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_log" ADD CONSTRAINT "contact_log_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_log_by_booking" ON "contact_log" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_log_by_enquiry" ON "contact_log" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_log_due" ON "contact_log" USING btree ("remind_at") WHERE (remind_at is not null) and (not is_done);