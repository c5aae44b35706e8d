ALTER TABLE "waiting_list" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As fold() does in lists of guests: without marks and capitals. Numbers were stored with a + or, Vietnamese ones, a 0.
update waiting_list set phone_e164 = case
    when phone like '+%' then '+' || regexp_replace(phone, '\D', '', 'g')
    when phone like '0%' then '+84' || substr(regexp_replace(phone, '\D', '', 'g'), 2)
  end, search_text = lower(translate(regexp_replace(
  normalize(concat_ws(' ', name, email, phone), NFD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'));
