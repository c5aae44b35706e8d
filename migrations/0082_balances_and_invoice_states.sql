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
-- Whether one shown amount explains the difference: `isRounding` in balance.ts.
CREATE FUNCTION is_rounding(minor numeric, currency text, fx numeric) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE currency WHEN 'USD' THEN (abs(minor) - 1) * 2 * fx <= 100000 ELSE (abs(minor) - 1) * 2 <= fx END
$$;
--> statement-breakpoint
-- The balance in đồng: `balanceMinors` in balance.ts. `fee` is null unless the booking was cancelled.
CREATE FUNCTION booking_balance_in_vnd(currency text, fx numeric, price numeric, fee numeric, deposit numeric,
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
-- In one statement, because each stored column rewrites the table.
ALTER TABLE "bookings"
  DROP COLUMN "balance_vnd",
  ADD COLUMN "balance_vnd" bigint GENERATED ALWAYS AS (booking_balance_in_vnd(currency, fx_rate, total_minor, (case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'fee')::numeric, 0) * (case currency when 'USD' then 100 else 1 end)) end), deposit_minor, paid_minor,
  paid_own_minor, paid_other_minor)) STORED NOT NULL,
  ADD COLUMN "invoice_state" text;
--> statement-breakpoint
-- Every booking has a phone number until its guest is erased.
CREATE FUNCTION is_forgotten(booking bookings) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT booking.customer_phone = ''
$$;
--> statement-breakpoint
-- The status of the booking's last invoice or adjustment, null without one. 'adjust' once the booking is no longer what
-- an issued one states. Erasing a guest removes the buyer, which needs no adjustment.
CREATE FUNCTION invoice_state_of(booking bookings) RETURNS text LANGUAGE sql STABLE AS $$
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
UPDATE bookings booking SET invoice_state = invoice_state_of(booking)
WHERE id IN (SELECT booking_id FROM invoices);
--> statement-breakpoint
CREATE FUNCTION keep_invoice_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings booking SET invoice_state = invoice_state_of(booking)
  WHERE id = coalesce(NEW.booking_id, OLD.booking_id) AND invoice_state IS DISTINCT FROM invoice_state_of(booking);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_kept_state AFTER INSERT OR DELETE OR UPDATE OF status, due_minor, currency, product_id, travel_date
ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice_state();
--> statement-breakpoint
-- Without its buyer a booking can't be compared: an adjustment that waits then goes on waiting until its number is entered.
CREATE FUNCTION compare_with_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.invoice_state <> 'adjust' OR NOT is_forgotten(NEW) THEN
    NEW.invoice_state = invoice_state_of(NEW);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_compared_with_invoice
BEFORE UPDATE OF status, total_minor, cancellation, currency, product_id, travel_date, customer_buyer ON bookings
FOR EACH ROW WHEN (OLD.invoice_state IN ('issued', 'adjust')) EXECUTE FUNCTION compare_with_invoice();
--> statement-breakpoint
CREATE INDEX "bookings_by_balance" ON "bookings" USING btree ("balance_vnd","id");
--> statement-breakpoint
CREATE INDEX "bookings_figures_by_request" ON "bookings" USING btree ("created_at","travel_date","status","product_type","product_id","channel","language","dial_code","travelers","value_vnd","balance_vnd","cancellation_cause","cancelled_by","cancelled_at","confirmed_at","source","is_recorded","id");
--> statement-breakpoint
CREATE INDEX "bookings_figures_by_travel" ON "bookings" USING btree ("travel_date","created_at","status","product_type","product_id","channel","language","dial_code","travelers","value_vnd","balance_vnd","cancellation_cause","is_recorded","id");
--> statement-breakpoint
CREATE INDEX "bookings_to_invoice" ON "bookings" USING btree ("travel_date","id") WHERE invoice_state is null and (case
  when status in ('completed', 'no-show') and total_minor > 0 then 'completed'
  when status = 'cancelled' and coalesce((cancellation ->> 'fee')::numeric, 0) > 0 then 'fee'
  when status = 'confirmed' and paid_minor > 0 and balance_vnd <= 0 then 'prepaid' end) is not null;
--> statement-breakpoint
CREATE INDEX "bookings_asked_invoice" ON "bookings" USING btree ("travel_date","id") WHERE invoice_state is null and customer_buyer is not null
  and status <> 'pending' and (status <> 'cancelled' or (case
  when status in ('completed', 'no-show') and total_minor > 0 then 'completed'
  when status = 'cancelled' and coalesce((cancellation ->> 'fee')::numeric, 0) > 0 then 'fee'
  when status = 'confirmed' and paid_minor > 0 and balance_vnd <= 0 then 'prepaid' end) is not null);
--> statement-breakpoint
CREATE INDEX "bookings_by_invoice_state" ON "bookings" USING btree ("invoice_state","travel_date","id") WHERE invoice_state is not null;
