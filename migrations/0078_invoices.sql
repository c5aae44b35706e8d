CREATE TABLE "invoice_columns" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"columns" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoice_columns_singleton_check" CHECK (singleton)
);
--> statement-breakpoint
CREATE TABLE "invoice_export_bookings" (
	"export_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"is_again" boolean NOT NULL,
	CONSTRAINT "invoice_export_bookings_export_id_booking_id_pk" PRIMARY KEY("export_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bookings" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"is_adjustment" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"invoice_date" date NOT NULL,
	"fx_rate" numeric(14, 4) NOT NULL,
	"buyer" jsonb,
	"lines" jsonb NOT NULL,
	"total_vnd" bigint NOT NULL,
	"tax_vnd" bigint NOT NULL,
	"due_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"product_id" uuid NOT NULL,
	"travel_date" date NOT NULL,
	"times_exported" integer DEFAULT 0 NOT NULL,
	"exported_at" timestamp with time zone,
	"series" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_on" date,
	"lookup_code" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_status_check" CHECK (status in ('exported', 'issued', 'waived')),
	CONSTRAINT "invoices_issued_check" CHECK ((status = 'issued') = (number <> '' and issued_on is not null))
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text,
	"product_id" uuid,
	"rate" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vat_rates_period_check" CHECK (valid_to is null or valid_to >= valid_from),
	CONSTRAINT "vat_rates_rate_check" CHECK (rate in ('10', '8', '5', '0', 'KCT', 'KKKNT')),
	CONSTRAINT "vat_rates_kind_check" CHECK (kind is null or kind in ('tour', 'transfer', 'product', 'fee'))
);
--> statement-breakpoint
CREATE TABLE "paper_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"payment_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"due_on" date,
	"payer_name" text NOT NULL,
	"buyer" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_kind_check" CHECK (kind in ('receipt', 'request')),
	CONSTRAINT "papers_payment_check" CHECK ((kind = 'receipt') = (payment_id is not null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_buyer" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_export_bookings" ADD CONSTRAINT "invoice_export_bookings_export_id_invoice_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."invoice_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_export_bookings" ADD CONSTRAINT "invoice_export_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_exports" ADD CONSTRAINT "invoice_exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_payment_id_booking_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."booking_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_export_bookings_by_booking" ON "invoice_export_bookings" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "invoice_exports_by_age" ON "invoice_exports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("booking_id") WHERE not is_adjustment;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_number" ON "invoices" USING btree ("series","number") WHERE number <> '';--> statement-breakpoint
CREATE INDEX "invoices_by_booking" ON "invoices" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("invoice_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_by_number" ON "papers" USING btree ("kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_once_for_payment" ON "papers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "papers_by_booking" ON "papers" USING btree ("booking_id","created_at");