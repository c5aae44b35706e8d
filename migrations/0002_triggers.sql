-- Triggers, storage settings and initial rows, which drizzle-kit cannot generate.

-- Notifies every process that content has changed (src/server/database/change-notifications.server.ts), once per table
-- and transaction.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  content text;
begin
  foreach content in array array[
    'settings', 'categories', 'tour_categories', 'tours', 'departures', 'transfer_categories', 'transfer_vehicles',
    'transfers', 'transfer_prices', 'products', 'slug_redirects', 'holidays'
  ] loop
    execute format(
      'create trigger announce_change after insert or update or delete or truncate on %I execute function announce_change()',
      content
    );
  end loop;
end $$;
--> statement-breakpoint
-- Views do not count as a change.
create trigger announce_change
  after insert or delete or truncate or update of slug, is_active, is_featured, title, excerpt, content, featured_image,
    images, categories, tags, author, created_at, version
  on posts execute function announce_change();
--> statement-breakpoint
-- Pages show published reviews only.
create trigger announce_change
  after delete or truncate or update of status, reply
  on reviews execute function announce_change();
--> statement-breakpoint
-- Searches read this text in many rows, so keep it out of TOAST.
do $$
declare
  searched text;
begin
  foreach searched in array array['tours', 'transfers', 'products', 'posts'] loop
    execute format(
      'alter table %I set (toast_tuple_target = 4080), alter column search_text set storage main', searched
    );
  end loop;
end $$;
--> statement-breakpoint
-- Vacuums often, because the staff's list reads new bookings from the index alone.
alter table bookings set (autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- Written by every limited request, and worthless after a crash.
alter table rate_limits set unlogged;
--> statement-breakpoint
alter table rate_limits set (fillfactor = 50);
--> statement-breakpoint
insert into site_secrets values (
  replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
--> statement-breakpoint
insert into transfer_vehicles (code, name, seats, people_without_bags, people_with_bags) values
  ('seats4', '{"en": "4-seat car", "vi": "Xe 4 chỗ"}', 4, 3, 2),
  ('seats7', '{"en": "7-seat car", "vi": "Xe 7 chỗ"}', 7, 5, 3),
  ('seats16', '{"en": "16-seat minibus", "vi": "Xe 16 chỗ"}', 16, 15, 8);
