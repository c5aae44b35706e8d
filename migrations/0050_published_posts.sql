DROP INDEX "posts_by_age";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "posts_by_age" ON "posts" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE is_active;--> statement-breakpoint
UPDATE "posts" SET "published_at" = "created_at" WHERE "is_active";--> statement-breakpoint
CREATE FUNCTION note_first_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A post that is written as published, such as one of content files, has a day of its own.
  NEW.published_at := CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER posts_first_published BEFORE INSERT OR UPDATE OF is_active ON "posts"
  FOR EACH ROW WHEN (NEW.is_active AND NEW.published_at IS NULL) EXECUTE FUNCTION note_first_publication();
