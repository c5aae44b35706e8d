CREATE TABLE "cash_hand_over_lines" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"hand_over_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_hand_overs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" text NOT NULL,
	"handed_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "till_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"entered_on" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"expected_minor" bigint,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "till_entries_amount_check" CHECK (amount_minor >= 0),
	CONSTRAINT "till_entries_currency_check" CHECK (currency in ('USD', 'VND')),
	CONSTRAINT "till_entries_kind_check" CHECK (kind in ('bank', 'in', 'out', 'count')),
	CONSTRAINT "till_entries_expected_check" CHECK ((kind = 'count') = (expected_minor is not null))
);
--> statement-breakpoint
ALTER TABLE "cash_hand_over_lines" ADD CONSTRAINT "cash_hand_over_lines_payment_id_booking_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_hand_over_lines" ADD CONSTRAINT "cash_hand_over_lines_hand_over_id_cash_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."cash_hand_overs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_hand_overs" ADD CONSTRAINT "cash_hand_overs_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_hand_over_lines_by_hand_over" ON "cash_hand_over_lines" USING btree ("hand_over_id");--> statement-breakpoint
CREATE INDEX "cash_hand_overs_by_day" ON "cash_hand_overs" USING btree ("handed_on","created_at");--> statement-breakpoint
CREATE INDEX "till_entries_by_day" ON "till_entries" USING btree ("entered_on","created_at");