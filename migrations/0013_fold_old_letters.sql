DROP INDEX "bookings_by_last_figures";--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(translate(normalize(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g'), NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_text" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- One statement rewrites the table once. Dropping the columns has dropped their indexes.
ALTER TABLE "bookings"
  DROP COLUMN "search_text",
  DROP COLUMN "name_words",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(translate(normalize(reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone || ' '
  || coalesce(customer_phone_e164, '') || ' ' || regexp_replace(customer_phone, '\D', '', 'g') || ' '
  || replace(reference, '-', ''), NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))) STORED NOT NULL,
  ADD COLUMN "name_words" text[] GENERATED ALWAYS AS (string_to_array(btrim(regexp_replace(lower(regexp_replace(translate(normalize(customer_name, NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g')), ' ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_text" ON "bookings" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING gin ("name_words") WITH (fastupdate=off);--> statement-breakpoint
-- Written by the site, so that the subjects are folded, too.
UPDATE "consultations" SET "search_text" = replace("search_text", 'ð', 'd') WHERE "search_text" LIKE '%ð%';--> statement-breakpoint
UPDATE "contact_messages" SET "search_text" = replace("search_text", 'ð', 'd') WHERE "search_text" LIKE '%ð%';
