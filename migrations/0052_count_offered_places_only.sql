-- Only places that are offered are counted, so a party that joins or leaves the list locks no departure. The lock lets
-- others insert rows that refer to the departure: they would otherwise wait for us, and we for them.
CREATE OR REPLACE FUNCTION count_held_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  departure uuid := coalesce(new.departure_id, old.departure_id);
BEGIN
  IF (tg_op = 'INSERT' OR old.status <> 'offered') AND (tg_op = 'DELETE' OR new.status <> 'offered') THEN
    RETURN NULL;
  END IF;
  -- In a statement of its own, so that the next one reads what the lock waited for.
  PERFORM 1 FROM departures WHERE id = departure FOR NO KEY UPDATE;
  UPDATE departures SET held = counted.people FROM (
    SELECT coalesce(sum(people), 0)::integer AS people FROM waiting_list
    WHERE departure_id = departure AND status = 'offered') AS counted
  WHERE id = departure AND held <> counted.people;
  RETURN NULL;
END $$;
