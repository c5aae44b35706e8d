CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"zalo" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_absences_check" CHECK (from_date <= to_date)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"zalo" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"home_city" text DEFAULT '' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"papers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expires_on" date,
	"vehicle_kind" text DEFAULT '' NOT NULL,
	"seats" integer,
	"bags" integer,
	"cabins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"partner_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "resources_kind_check" CHECK (kind in ('guide', 'driver', 'vehicle', 'boat')),
	CONSTRAINT "resources_seats_check" CHECK (seats between 1 and 500),
	CONSTRAINT "resources_bags_check" CHECK (bags between 0 and 500)
);
--> statement-breakpoint
ALTER TABLE "resource_absences" ADD CONSTRAINT "resource_absences_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_absences_by_resource" ON "resource_absences" USING btree ("resource_id","to_date");--> statement-breakpoint
CREATE INDEX "resources_by_kind" ON "resources" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "resources_by_partner" ON "resources" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "resources_by_expiry" ON "resources" USING btree ("expires_on") WHERE expires_on is not null and not is_archived;