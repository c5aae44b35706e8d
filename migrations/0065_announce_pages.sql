-- Pages that staff write are in the menu and the footer of every page.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
  EXECUTE FUNCTION announce_change();
