CREATE TABLE "wishes" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_user_id_kind_slug_pk" PRIMARY KEY("user_id","kind","slug"),
	CONSTRAINT "wishes_kind_check" CHECK (kind in ('tour', 'transfer'))
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_by_age" ON "wishes" USING btree ("user_id","added_at" DESC NULLS LAST);