ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_budget_check";--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_contact_method_check";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "child_ages" integer[];--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_budget_check" CHECK (budget in ('undecided', 'under-1000', '1000-3000', '3000-5000', '5000-10000', 'over-10000'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_contact_method_check" CHECK (preferred_contact_method in ('email', 'phone', 'whatsapp', 'zalo'));