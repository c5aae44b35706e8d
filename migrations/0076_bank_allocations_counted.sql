-- The part of a transaction that belongs to bookings: allocations whose line in the ledger stands. The row's check
-- refuses more than its amount, also to two who allocate at once.
CREATE FUNCTION count_bank_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bank_transactions SET assigned_minor = assigned_minor + NEW.amount_minor WHERE id = NEW.transaction_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_allocations_counted AFTER INSERT ON bank_allocations
FOR EACH ROW EXECUTE FUNCTION count_bank_allocation();
--> statement-breakpoint
CREATE FUNCTION release_bank_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bank_transactions t SET assigned_minor = t.assigned_minor - a.amount_minor
  FROM bank_allocations a WHERE a.payment_id = NEW.reverses AND t.id = a.transaction_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_allocations_released AFTER INSERT ON booking_payments
FOR EACH ROW WHEN (NEW.reverses IS NOT NULL) EXECUTE FUNCTION release_bank_allocation();
--> statement-breakpoint
-- What the bank says is never edited. Texts are erased with a guest's data.
CREATE FUNCTION keep_bank_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.bin, OLD.account_number, OLD.currency, OLD.booked_on, OLD.amount_minor)
    IS DISTINCT FROM (NEW.bin, NEW.account_number, NEW.currency, NEW.booked_on, NEW.amount_minor)
    OR (NEW.content <> OLD.content AND NEW.content <> '')
  THEN RAISE EXCEPTION 'What the bank reported is never changed.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_transactions_kept BEFORE UPDATE ON bank_transactions
FOR EACH ROW EXECUTE FUNCTION keep_bank_transaction();
