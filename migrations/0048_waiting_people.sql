ALTER TABLE "waiting_list" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As fold() does in lists of guests: without marks and capitals.
update waiting_list set search_text = lower(translate(regexp_replace(
  normalize(concat_ws(' ', name, email, phone), NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'));
