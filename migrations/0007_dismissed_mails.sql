DROP INDEX "outbox_failed_first";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_failed_first" ON "outbox" USING btree ((sent_at is null and dismissed_at is null and last_error is not null) desc,"id" DESC NULLS FIRST);