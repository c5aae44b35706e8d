-- Counts the places that are offered to the waiting list, whatever changes or deletes its rows.
CREATE FUNCTION count_held_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
BEGIN
  IF tg_op <> 'INSERT' AND old.status = 'offered' THEN before := old.people; END IF;
  IF tg_op <> 'DELETE' AND new.status = 'offered' THEN after := new.people; END IF;
  IF before <> after THEN
    UPDATE departures SET held = held + after - before WHERE id = coalesce(new.departure_id, old.departure_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_held_places AFTER INSERT OR UPDATE OR DELETE ON waiting_list
  FOR EACH ROW EXECUTE FUNCTION count_held_places();
