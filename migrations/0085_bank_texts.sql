ALTER TABLE "bank_transactions" ADD COLUMN "position" integer;
--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "trace" text;
--> statement-breakpoint
ALTER TABLE "bank_columns" ADD COLUMN "delimiter" text;
