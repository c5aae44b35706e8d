ALTER TABLE "reviews" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_check" CHECK (company in ('solo', 'couple', 'family', 'friends'));