CREATE INDEX "bookings_by_last_figures" ON "bookings" USING btree (right(customer_phone_e164, 8));--> statement-breakpoint
-- Foreign numbers were stored as typed, without their country.
UPDATE "bookings" SET "customer_phone" = "customer_phone_e164" WHERE "customer_phone_e164" NOT LIKE '+84%' AND "customer_phone" NOT LIKE '+%';--> statement-breakpoint
-- Old Vietnamese keyboards write Ð (U+00D0) for Đ.
UPDATE "bookings" SET "customer_name" = replace("customer_name", U&'\00D0', 'Đ') WHERE "customer_name" LIKE U&'%\00D0%';--> statement-breakpoint
UPDATE "users" SET "name" = replace("name", U&'\00D0', 'Đ') WHERE "name" LIKE U&'%\00D0%';--> statement-breakpoint
UPDATE "consultations" SET "name" = replace("name", U&'\00D0', 'Đ'), "search_text" = replace("search_text", 'ð', 'd') WHERE "name" LIKE U&'%\00D0%';--> statement-breakpoint
UPDATE "contact_messages" SET "name" = replace("name", U&'\00D0', 'Đ'), "search_text" = replace("search_text", 'ð', 'd') WHERE "name" LIKE U&'%\00D0%';
