-- The balance in đồng: `balanceMinors` in balance.ts. `fee` is null unless the booking was cancelled.
CREATE OR REPLACE FUNCTION booking_balance_in_vnd(currency text, fx numeric, price numeric, fee numeric, deposit numeric,
  paid numeric, paid_own numeric, paid_other numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE
    WHEN own = 0 OR (paid_other <> 0 AND own * other <= 0) THEN 0
    WHEN fee IS NOT NULL AND paid_other <> 0 AND paid_own <> 0
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
-- Works out the stored balance again where it may differ.
UPDATE bookings SET paid_own_minor = paid_own_minor WHERE status = 'cancelled' AND paid_other_minor <> 0 AND paid_own_minor = 0;
