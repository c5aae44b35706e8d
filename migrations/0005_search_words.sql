CREATE INDEX "products_by_words" ON "products" USING gin (to_tsvector('simple', "search_text")) WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_words" ON "tours" USING gin (to_tsvector('simple', "search_text")) WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_words" ON "transfers" USING gin (to_tsvector('simple', "search_text")) WHERE is_active;