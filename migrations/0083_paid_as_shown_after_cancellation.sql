-- What is left of a price, in minor units of both currencies: `leftOf` in balance.ts.
CREATE FUNCTION left_of_price(currency text, fx numeric, due numeric, deposit numeric, paid numeric, paid_own numeric,
  paid_other numeric, OUT own numeric, OUT other numeric) LANGUAGE sql IMMUTABLE AS $$
  SELECT
    CASE WHEN is_settled THEN 0 WHEN is_deposit THEN due - deposit ELSE left_own END,
    CASE WHEN is_settled THEN 0 ELSE left_other END
  FROM (
    SELECT left_own, left_other,
      left_own = 0 OR (paid_other <> 0 AND left_own * left_other <= 0) AS is_settled,
      deposit > 0 AND deposit < due AND (deposit = paid OR (paid_other <> 0
        AND (deposit - paid) * (shown_minor(deposit - paid_own, currency, fx) - paid_other) <= 0)) AS is_deposit
    FROM (SELECT due - paid AS left_own, shown_minor(due - paid_own, currency, fx) - paid_other AS left_other) AS exact
  ) AS compared
$$;
--> statement-breakpoint
-- The balance in đồng: `balanceMinors` in balance.ts. `fee` is null unless the booking was cancelled.
CREATE FUNCTION booking_balance_in_vnd(currency text, fx numeric, price numeric, fee numeric, deposit numeric,
  paid numeric, paid_own numeric, paid_other numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE
    WHEN own = 0 OR (paid_other <> 0 AND own * other <= 0) THEN 0
    WHEN fee IS NOT NULL AND paid_other <> 0
      AND greatest(abs(shown_minor(own, currency, fx)), abs(other)) <= (CASE currency WHEN 'USD' THEN 1000 ELSE 100 END) THEN 0
    WHEN currency = 'VND' THEN own
    WHEN paid_other <> 0 THEN other
    ELSE floor(own * fx / 100 + 0.5) END)::bigint
  FROM (
    SELECT coalesce(fee, price) - price + price_left.own AS own,
      coalesce(shown_minor(fee, currency, fx), shown_minor(price, currency, fx)) - shown_minor(price, currency, fx)
        + price_left.other AS other
    FROM left_of_price(currency, fx, price, deposit, paid, paid_own, paid_other) AS price_left
  ) AS balances
$$;
--> statement-breakpoint
ALTER TABLE "bookings" drop column "balance_vnd";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "balance_vnd" bigint GENERATED ALWAYS AS (booking_balance_in_vnd(currency, fx_rate, total_minor, (case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'fee')::numeric, 0) * (case currency when 'USD' then 100 else 1 end)) end), deposit_minor, paid_minor,
  paid_own_minor, paid_other_minor)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_balance" ON "bookings" USING btree ("balance_vnd","id");--> statement-breakpoint
CREATE INDEX "bookings_figures_by_request" ON "bookings" USING btree ("created_at","travel_date","status","product_type","product_id","channel","language","dial_code","travelers","value_vnd","balance_vnd","cancellation_cause","cancelled_by","cancelled_at","confirmed_at","source","is_recorded","id");--> statement-breakpoint
CREATE INDEX "bookings_figures_by_travel" ON "bookings" USING btree ("travel_date","created_at","status","product_type","product_id","channel","language","dial_code","travelers","value_vnd","balance_vnd","cancellation_cause","is_recorded","id");--> statement-breakpoint
CREATE INDEX "bookings_to_invoice" ON "bookings" USING btree ("travel_date","id") WHERE invoice_state is null and (case
  when status in ('completed', 'no-show') and total_minor > 0 then 'completed'
  when status = 'cancelled' and coalesce((cancellation ->> 'fee')::numeric, 0) > 0 then 'fee'
  when status = 'confirmed' and paid_minor > 0 and balance_vnd <= 0 then 'prepaid' end) is not null;--> statement-breakpoint
CREATE INDEX "bookings_asked_invoice" ON "bookings" USING btree ("travel_date","id") WHERE invoice_state is null and customer_buyer is not null
  and status <> 'pending' and (status <> 'cancelled' or (case
  when status in ('completed', 'no-show') and total_minor > 0 then 'completed'
  when status = 'cancelled' and coalesce((cancellation ->> 'fee')::numeric, 0) > 0 then 'fee'
  when status = 'confirmed' and paid_minor > 0 and balance_vnd <= 0 then 'prepaid' end) is not null);