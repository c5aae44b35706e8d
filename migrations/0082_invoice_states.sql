CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"vnd_per_usd" numeric(14, 4) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_kind_check";--> statement-breakpoint
ALTER TABLE "papers" DROP CONSTRAINT "papers_payment_check";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "invoice_state" text;--> statement-breakpoint
ALTER TABLE "invoice_export_bookings" ADD COLUMN "stated" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_to_invoice" ON "bookings" USING btree ("travel_date","id") WHERE invoice_state is null and (case
  when status in ('completed', 'no-show') and total_minor > 0 then 'completed'
  when status = 'cancelled' and coalesce((cancellation ->> 'fee')::numeric, 0) > 0 then 'fee'
  when status = 'confirmed' and paid_minor > 0 and balance_vnd <= 0 then 'prepaid' end) is not null;--> statement-breakpoint
CREATE INDEX "bookings_asked_invoice" ON "bookings" USING btree ("travel_date","id") WHERE invoice_state is null and customer_buyer is not null
  and status <> 'pending' and (status <> 'cancelled' or (case
  when status in ('completed', 'no-show') and total_minor > 0 then 'completed'
  when status = 'cancelled' and coalesce((cancellation ->> 'fee')::numeric, 0) > 0 then 'fee'
  when status = 'confirmed' and paid_minor > 0 and balance_vnd <= 0 then 'prepaid' end) is not null);--> statement-breakpoint
CREATE INDEX "bookings_by_invoice_state" ON "bookings" USING btree ("invoice_state","travel_date","id") WHERE invoice_state is not null;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_kind_check" CHECK (kind in ('receipt', 'confirmation', 'request'));--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_payment_check" CHECK ((kind = 'request') = (payment_id is null));--> statement-breakpoint
-- What there is to do about the last invoice or adjustment of a booking. Null without one. A guest who was erased changes
-- nothing of it.
CREATE FUNCTION invoice_state_of(booking bookings) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN last.status = 'issued' AND (
      (last.due_minor, last.currency, last.product_id, last.travel_date) IS DISTINCT FROM
      ((CASE WHEN booking.status = 'cancelled'
        THEN round(coalesce((booking.cancellation ->> 'fee')::numeric, 0) * (CASE booking.currency WHEN 'USD' THEN 100 ELSE 1 END))
        ELSE booking.total_minor END), booking.currency, booking.product_id, booking.travel_date)
      OR (booking.customer_buyer IS NOT NULL AND booking.customer_buyer IS DISTINCT FROM last.buyer))
    THEN 'adjust' ELSE last.status END
  FROM (
    SELECT * FROM invoices WHERE booking_id = booking.id ORDER BY created_at DESC, is_adjustment DESC LIMIT 1
  ) last
$$;
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
CREATE FUNCTION compare_with_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.invoice_state = invoice_state_of(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_compared_with_invoice
BEFORE UPDATE OF status, total_minor, cancellation, currency, product_id, travel_date, customer_buyer ON bookings
FOR EACH ROW WHEN (OLD.invoice_state IN ('issued', 'adjust')) EXECUTE FUNCTION compare_with_invoice();
--> statement-breakpoint
UPDATE bookings booking SET invoice_state = invoice_state_of(booking)
WHERE id IN (SELECT booking_id FROM invoices);
--> statement-breakpoint
CREATE FUNCTION keep_exchange_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exchange_rates (day, vnd_per_usd)
  VALUES ((NEW.data #>> '{exchangeRate,date}')::date, (NEW.data #>> '{exchangeRate,vndPerUsd}')::numeric)
  ON CONFLICT (day) DO UPDATE SET vnd_per_usd = excluded.vnd_per_usd;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_kept_exchange_rate AFTER INSERT OR UPDATE ON settings
FOR EACH ROW WHEN (NEW.data ? 'exchangeRate') EXECUTE FUNCTION keep_exchange_rate();
--> statement-breakpoint
-- Of two rates for one day, the one that was entered last counts.
INSERT INTO exchange_rates (day, vnd_per_usd)
SELECT DISTINCT ON (day) day, vnd_per_usd FROM (
  SELECT (side.data #>> '{exchangeRate,date}')::date AS day, (side.data #>> '{exchangeRate,vndPerUsd}')::numeric AS vnd_per_usd,
    id, side.nth
  FROM audit_log, LATERAL (VALUES (before, 0), (after, 1)) AS side (data, nth)
  WHERE subject = 'settings' AND side.data ? 'exchangeRate'
  UNION ALL
  SELECT (data #>> '{exchangeRate,date}')::date, (data #>> '{exchangeRate,vndPerUsd}')::numeric, 9223372036854775807, 2
  FROM settings WHERE data ? 'exchangeRate'
) entered
ORDER BY day, id DESC, nth DESC;
