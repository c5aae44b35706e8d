ALTER TABLE "users" DROP CONSTRAINT "users_role_check";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "guide_id" uuid;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_guide_id_users_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_by_guide" ON "departures" USING btree ("guide_id","date") WHERE guide_id is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK (role in ('customer', 'guide', 'content', 'accounts', 'operations', 'sales', 'staff', 'admin'));