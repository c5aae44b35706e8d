ALTER TABLE "products" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', search_text))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', search_text))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', search_text))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("search_words") WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_words" ON "tours" USING gin ("search_words") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_words" ON "transfers" USING gin ("search_words") WHERE is_active;