DROP INDEX "guide_links_by_age";--> statement-breakpoint
ALTER TABLE "guide_links" DROP COLUMN "expires_at";