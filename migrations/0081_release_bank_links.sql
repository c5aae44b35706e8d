-- A part that was only linked to a line is taken back without the line.
CREATE FUNCTION release_bank_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bank_transactions SET assigned_minor = assigned_minor - OLD.amount_minor
  WHERE id = OLD.transaction_id
    AND NOT EXISTS (SELECT 1 FROM booking_payments taken WHERE taken.reverses = OLD.payment_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_links_released AFTER DELETE ON bank_allocations
FOR EACH ROW EXECUTE FUNCTION release_bank_link();
