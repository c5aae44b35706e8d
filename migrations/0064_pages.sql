CREATE TABLE "page_versions" (
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"heading" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" jsonb,
	"filled" jsonb NOT NULL,
	"is_published" boolean NOT NULL,
	"saved_by" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"slug_vi" text,
	"short_name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"heading" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" jsonb,
	"placement" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"outdated" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_slug_vi_unique" UNIQUE("slug_vi"),
	CONSTRAINT "pages_kind_check" CHECK (kind in ('page', 'faq', 'about', 'terms', 'privacy')),
	CONSTRAINT "pages_placement_check" CHECK (placement in ('menu', 'footer', 'none'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_page_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_date" date;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_single" ON "pages" USING btree ("kind") WHERE kind in ('about', 'terms', 'privacy');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_terms_fk" FOREIGN KEY ("terms_page_id","terms_version") REFERENCES "public"."page_versions"("page_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_by_terms" ON "bookings" USING btree ("terms_page_id","terms_version") WHERE terms_page_id is not null;