-- Whether one shown amount explains the difference: `isRounding` in balance.ts.
CREATE FUNCTION is_rounding(minor numeric, currency text, fx numeric) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE currency WHEN 'USD' THEN (abs(minor) - 1) * 2 * fx <= 100000 ELSE (abs(minor) - 1) * 2 <= fx END
$$;
--> statement-breakpoint
-- The balance in đồng: `balanceMinors` in balance.ts. `fee` is null unless the booking was cancelled.
CREATE OR REPLACE FUNCTION booking_balance_in_vnd(currency text, fx numeric, price numeric, fee numeric, deposit numeric,
  paid numeric, paid_own numeric, paid_other numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE
    WHEN fee IS NOT NULL AND paid_other <> 0 AND paid_own < 0 THEN CASE
      WHEN is_rounding(fee - paid, currency, fx) THEN 0
      WHEN currency = 'VND' THEN fee - paid
      ELSE shown_minor(fee - paid, currency, fx) END
    WHEN own = 0 OR (paid_other <> 0 AND own * other <= 0) THEN 0
    WHEN fee IS NOT NULL AND paid_other <> 0 AND paid_own <> 0 AND is_rounding(own, currency, fx) THEN 0
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
UPDATE bookings SET paid_own_minor = paid_own_minor WHERE status = 'cancelled' AND paid_other_minor <> 0 AND paid_own_minor <> 0;
--> statement-breakpoint
-- Every booking has a phone number until its guest is erased.
CREATE FUNCTION is_forgotten(booking bookings) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT booking.customer_phone = ''
$$;
--> statement-breakpoint
-- What there is to do about the last invoice or adjustment of a booking. Null without one. A guest who was erased has no
-- buyer any more, which asks for nothing.
CREATE OR REPLACE FUNCTION invoice_state_of(booking bookings) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN last.status = 'issued' AND (
      (last.due_minor, last.currency, last.product_id, last.travel_date) IS DISTINCT FROM
      ((CASE WHEN booking.status = 'cancelled'
        THEN round(coalesce((booking.cancellation ->> 'fee')::numeric, 0) * (CASE booking.currency WHEN 'USD' THEN 100 ELSE 1 END))
        ELSE booking.total_minor END), booking.currency, booking.product_id, booking.travel_date)
      OR (booking.customer_buyer IS DISTINCT FROM last.buyer AND NOT is_forgotten(booking)))
    THEN 'adjust' ELSE last.status END
  FROM (
    SELECT * FROM invoices WHERE booking_id = booking.id ORDER BY created_at DESC, is_adjustment DESC LIMIT 1
  ) last
$$;
--> statement-breakpoint
-- Without its buyer a booking can't tell whether an open adjustment has become needless. It ends with its number.
CREATE OR REPLACE FUNCTION compare_with_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.invoice_state <> 'adjust' OR NOT is_forgotten(NEW) THEN
    NEW.invoice_state = invoice_state_of(NEW);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE bookings booking SET invoice_state = invoice_state_of(booking)
WHERE invoice_state = 'issued' AND customer_buyer IS NULL AND NOT is_forgotten(booking);
