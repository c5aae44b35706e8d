-- An amount in the other currency, rounded as it is shown: `toShownMinor` in shown-money.ts.
CREATE FUNCTION shown_minor(minor numeric, currency text, fx numeric) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE currency
    WHEN 'USD' THEN coalesce(nullif(floor(dong / 1000 + 0.5) * 1000, 0), dong)
    ELSE coalesce(nullif(floor(minor / fx + 0.5) * 100, 0), floor(minor / fx * 100 + 0.5)) END
  FROM (SELECT floor(minor * fx / 100 + 0.5) AS dong) AS converted
$$;
--> statement-breakpoint
-- The balance in đồng: `balanceMinors` in balance.ts.
CREATE FUNCTION balance_in_vnd(currency text, fx numeric, due numeric, paid numeric, paid_own numeric, paid_other numeric)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE
    WHEN own = 0 OR (paid_other <> 0 AND own * other <= 0) THEN 0
    WHEN currency = 'VND' THEN own
    WHEN paid_other <> 0 THEN other
    ELSE floor(own * fx / 100 + 0.5) END)::bigint
  FROM (SELECT due - paid AS own, shown_minor(due - paid_own, currency, fx) - paid_other AS other) AS balances
$$;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_own_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_other_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" drop column "balance_vnd";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "balance_vnd" bigint GENERATED ALWAYS AS (balance_in_vnd(currency, fx_rate, (case when status = 'cancelled'
  then round(coalesce((cancellation ->> 'fee')::numeric, 0) * (case currency when 'USD' then 100 else 1 end))
  else total_minor end), paid_minor, paid_own_minor, paid_other_minor)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_by_balance" ON "bookings" USING btree ("balance_vnd","id");--> statement-breakpoint
-- Payments minus refunds of a booking: `netPaid` in ledger.ts.
CREATE FUNCTION net_paid(booking uuid, own text, booked numeric, OUT counted bigint, OUT in_own bigint, OUT in_other bigint)
LANGUAGE sql STABLE AS $$
  SELECT
    coalesce(sum(sign * (CASE
      WHEN currency = own THEN amount_minor
      WHEN currency = 'USD' THEN round(amount_minor * fx_rate / 100)
      ELSE round(amount_minor * 100 / fx_rate) END)), 0)::bigint,
    coalesce(sum(sign * amount_minor) FILTER (WHERE currency = own), 0)::bigint,
    coalesce(sum(sign * (CASE
      WHEN fx_rate = booked THEN amount_minor
      WHEN currency = 'USD' THEN round(amount_minor * fx_rate / booked)
      ELSE round(amount_minor * booked / fx_rate) END)) FILTER (WHERE currency <> own), 0)::bigint
  FROM (SELECT *, CASE kind WHEN 'payment' THEN 1 ELSE -1 END AS sign FROM booking_payments) AS lines
  WHERE booking_id = booking
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET (paid_minor, paid_own_minor, paid_other_minor) =
    (SELECT counted, in_own, in_other FROM net_paid(id, currency, fx_rate)) WHERE id = new.booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION convert_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT counted, in_own, in_other INTO new.paid_minor, new.paid_own_minor, new.paid_other_minor
    FROM net_paid(new.id, new.currency, new.fx_rate);
  RETURN new;
END $$;
--> statement-breakpoint
DROP TRIGGER convert_paid ON bookings;
--> statement-breakpoint
-- A price that was agreed in another currency, or at another day's rate.
CREATE TRIGGER convert_paid BEFORE UPDATE OF currency, fx_rate ON bookings FOR EACH ROW
  WHEN (old.currency IS DISTINCT FROM new.currency OR old.fx_rate IS DISTINCT FROM new.fx_rate)
  EXECUTE FUNCTION convert_paid();
--> statement-breakpoint
DROP FUNCTION net_paid_minor(uuid, text);
--> statement-breakpoint
UPDATE bookings SET (paid_minor, paid_own_minor, paid_other_minor) =
  (SELECT counted, in_own, in_other FROM net_paid(id, currency, fx_rate))
WHERE id IN (SELECT booking_id FROM booking_payments);
