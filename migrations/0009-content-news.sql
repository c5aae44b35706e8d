-- Whatever pages show says so when it changes, whoever changes it: pages that are kept in a process are dropped by it
-- (server/content-news.server.ts). Notices go out with the commit, one for each table and transaction.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'settings', 'categories', 'tour_categories', 'tours', 'departures', 'transfer_categories', 'transfer_vehicles',
    'transfers', 'transfer_prices', 'products', 'slug_redirects', 'holidays'
  ] loop
    execute format(
      'create trigger announce_change after insert or update or delete or truncate on %I execute function announce_change()',
      shown
    );
  end loop;
end $$;

-- Counting views changes nothing that has to be shown at once.
create trigger announce_change
  after insert or delete or truncate or update of slug, is_active, is_featured, card, whole, created_at, version
  on posts execute function announce_change();

-- What guests write is shown once staff have published it.
create trigger announce_change
  after delete or truncate or update of status, reply
  on reviews execute function announce_change();
