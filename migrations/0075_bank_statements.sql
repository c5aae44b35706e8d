CREATE TABLE "bank_allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_allocations_payment_once" UNIQUE("payment_id"),
	CONSTRAINT "bank_allocations_amount_check" CHECK (amount_minor > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_columns" (
	"bin" text NOT NULL,
	"account_number" text NOT NULL,
	"headings" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_columns_bin_account_number_pk" PRIMARY KEY("bin","account_number")
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bin" text NOT NULL,
	"account_number" text NOT NULL,
	"currency" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"bank_reference" text DEFAULT '' NOT NULL,
	"balance_minor" bigint,
	"search_text" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(translate(normalize(content || ' ' || bank_reference, NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))) STORED NOT NULL,
	"fingerprint" text,
	"nth" integer,
	"webhook_id" text,
	"assigned_minor" bigint DEFAULT 0 NOT NULL,
	"is_credit" boolean DEFAULT false NOT NULL,
	"ignored_reason" text,
	"state" text GENERATED ALWAYS AS ((case
  when ignored_reason is not null then 'ignored'
  when amount_minor <> 0 and assigned_minor = abs(amount_minor) then 'matched'
  when is_credit then 'credit'
  when amount_minor < 0 then 'outgoing'
  else 'waiting' end)) STORED NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transactions_once" UNIQUE("fingerprint","nth"),
	CONSTRAINT "bank_transactions_webhook_once" UNIQUE("webhook_id"),
	CONSTRAINT "bank_transactions_assigned_check" CHECK (assigned_minor between 0 and abs(amount_minor)),
	CONSTRAINT "bank_transactions_currency_check" CHECK (currency in ('USD', 'VND')),
	CONSTRAINT "bank_transactions_source_check" CHECK (num_nonnulls(fingerprint, webhook_id) > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_payment_id_booking_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_allocations_by_transaction" ON "bank_allocations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "bank_allocations_by_booking" ON "bank_allocations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bank_transactions_by_day" ON "bank_transactions" USING btree ("booked_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_transactions_by_state" ON "bank_transactions" USING btree ("state","booked_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_transactions_by_account" ON "bank_transactions" USING btree ("account_number","booked_on","amount_minor");