-- Payments minus refunds of a booking, each line at its own rate, as `countedMinor` in ledger.ts.
CREATE FUNCTION net_paid_minor(booking uuid, into_currency text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum((CASE p.kind WHEN 'payment' THEN 1 ELSE -1 END) * (CASE
    WHEN p.currency = into_currency THEN p.amount_minor
    WHEN p.currency = 'USD' THEN round(p.amount_minor / 100.0 * p.fx_rate)
    ELSE round(p.amount_minor / p.fx_rate * 100) END)), 0)::bigint
  FROM booking_payments p WHERE p.booking_id = booking
$$;
--> statement-breakpoint
CREATE FUNCTION count_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET paid_minor = net_paid_minor(id, currency) WHERE id = new.booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_payment AFTER INSERT ON booking_payments FOR EACH ROW EXECUTE FUNCTION count_payment();
--> statement-breakpoint
CREATE FUNCTION convert_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.paid_minor := net_paid_minor(new.id, new.currency);
  RETURN new;
END $$;
--> statement-breakpoint
-- A price that was agreed in another currency.
CREATE TRIGGER convert_paid BEFORE UPDATE OF currency ON bookings FOR EACH ROW
  WHEN (old.currency IS DISTINCT FROM new.currency) EXECUTE FUNCTION convert_paid();
--> statement-breakpoint
UPDATE bookings SET paid_minor = net_paid_minor(id, currency) WHERE id IN (SELECT booking_id FROM booking_payments);
--> statement-breakpoint
UPDATE bookings SET source = 'office' WHERE id IN (
  SELECT e.booking_id FROM booking_events e JOIN users u ON u.id::text = e.actor
  WHERE e.kind = 'requested' AND u.role IN ('staff', 'admin'));
