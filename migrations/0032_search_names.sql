CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"joined" text GENERATED ALWAYS AS (replace(term, ' ', '')) STORED NOT NULL
);--> statement-breakpoint
-- One statement rewrites each table once.
ALTER TABLE "posts"
  ADD COLUMN "search_names" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', btrim(regexp_replace(lower(regexp_replace(translate(normalize(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'vi', ''), NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))), 'A') || setweight(to_tsvector('simple', search_title), 'B')) STORED NOT NULL,
  ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', search_text))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products"
  ADD COLUMN "search_categories" text DEFAULT '' NOT NULL,
  ADD COLUMN "search_names" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', btrim(regexp_replace(lower(regexp_replace(translate(normalize(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'vi', ''), NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))), 'A') || setweight(to_tsvector('simple', search_title), 'B') || setweight(to_tsvector('simple', search_categories), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tours"
  ADD COLUMN "search_categories" text DEFAULT '' NOT NULL,
  ADD COLUMN "search_names" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', btrim(regexp_replace(lower(regexp_replace(translate(normalize(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'vi', ''), NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))), 'A') || setweight(to_tsvector('simple', search_title), 'B') || setweight(to_tsvector('simple', search_categories), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers"
  ADD COLUMN "search_categories" text DEFAULT '' NOT NULL,
  ADD COLUMN "search_names" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', btrim(regexp_replace(lower(regexp_replace(translate(normalize(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'vi', ''), NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'))), 'A') || setweight(to_tsvector('simple', search_title), 'B') || setweight(to_tsvector('simple', search_categories), 'C')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_terms_by_joined" ON "search_terms" USING btree ("joined");--> statement-breakpoint
CREATE INDEX "search_terms_by_likeness" ON "search_terms" USING gin ("joined" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_by_names" ON "posts" USING gin ("search_names") WHERE is_active;--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "posts" USING gin ("search_words") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_by_names" ON "products" USING gin ("search_names") WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_names" ON "tours" USING gin ("search_names") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_names" ON "transfers" USING gin ("search_names") WHERE is_active;