ALTER TABLE "bookings" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "deposit_minor" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "deposit_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rest_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_due_at" timestamp with time zone GENERATED ALWAYS AS ((case
  when status <> 'confirmed' or payment_plan is null or called_off_reason is not null or is_recorded then null
  when deposit_due_at is not null and balance_in_vnd(currency, fx_rate, least(deposit_minor, total_minor), paid_minor, paid_own_minor, paid_other_minor) > 0 then deposit_due_at
  when balance_in_vnd(currency, fx_rate, total_minor, paid_minor, paid_own_minor, paid_other_minor) > 0 then rest_due_at end)) STORED;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_reminded_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_overdue_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_by_payment_due" ON "bookings" USING btree ("payment_due_at","id") WHERE payment_due_at is not null;