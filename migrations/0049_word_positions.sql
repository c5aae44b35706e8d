ALTER TABLE "posts" drop column "search_words";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search_words";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" drop column "search_words";--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" drop column "search_words";--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "posts" USING gin ("search_words") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("search_words") WHERE is_active;--> statement-breakpoint
CREATE INDEX "tours_by_words" ON "tours" USING gin ("search_words") WHERE is_active;--> statement-breakpoint
CREATE INDEX "transfers_by_words" ON "transfers" USING gin ("search_words") WHERE is_active;
