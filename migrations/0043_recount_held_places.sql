-- Counts anew instead of adding, so that restoring a backup counts nothing twice.
CREATE OR REPLACE FUNCTION count_held_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  departure uuid := coalesce(new.departure_id, old.departure_id);
BEGIN
  -- In a statement of its own, so that the next one reads what the lock waited for.
  PERFORM 1 FROM departures WHERE id = departure FOR UPDATE;
  UPDATE departures SET held = counted.people FROM (
    SELECT coalesce(sum(people), 0)::integer AS people FROM waiting_list
    WHERE departure_id = departure AND status = 'offered') AS counted
  WHERE id = departure AND held <> counted.people;
  RETURN NULL;
END $$;
