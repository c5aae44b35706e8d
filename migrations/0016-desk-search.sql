-- What staff search through: of each booking its words, and what these lists are filtered and sorted by. A booking itself is
-- so wide that to look at a thousand took 7 ms, most of it to reach the end of each.
create table booking_search (
  id uuid primary key references bookings (id) on delete cascade,
  product_id uuid not null,
  departure_id uuid,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  travel_date date not null,
  status text not null,
  product_type text not null,
  start_time text,
  customer_name text not null,
  search_text text not null
);

-- Reference, name, contact, as lib/fold.ts folds them; digits also without what was typed between them.
create function search_entry(booking bookings) returns booking_search language sql stable
  return row(
    booking.id, booking.product_id, booking.departure_id, booking.created_at, booking.answer_by, booking.travel_date,
    booking.status, booking.product_type, booking.start_time, booking.customer_name,
    regexp_replace(lower(regexp_replace(translate(normalize(
      booking.reference || ' ' || booking.customer_name || ' ' || booking.customer_email || ' ' || booking.customer_phone
      || ' ' || coalesce(booking.customer_phone_e164, '') || ' ' || regexp_replace(booking.customer_phone, '\D', '', 'g')
      || ' ' || replace(booking.reference, '-', ''),
    NFD), 'đĐ', 'dd'), '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g')
  )::booking_search;

create function note_for_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from booking_search where id = new.id;
  end if;
  insert into booking_search select entry.* from search_entry(new) entry;
  return null;
end $$;
create trigger note_new_for_search after insert on bookings for each row execute function note_for_search();
create trigger note_changed_for_search
  after update of product_id, departure_id, created_at, answer_by, travel_date, status, product_type, start_time, reference,
    customer_name, customer_email, customer_phone, customer_phone_e164
  on bookings for each row execute function note_for_search();
insert into booking_search select entry.* from bookings, search_entry(bookings) entry;

drop index bookings_by_text, bookings_by_name, bookings_queue;
alter table bookings drop column search_text;
create index bookings_queue on bookings (
  (status <> 'pending'), (case when status = 'pending' then answer_by end), created_at desc, id desc
) include (status, answer_by);

create index booking_search_queue on booking_search (
  (status <> 'pending'), (case when status = 'pending' then answer_by end), created_at desc, id desc
) include (search_text, status, answer_by);
create index booking_search_by_age on booking_search (created_at desc, id desc);
create index booking_search_by_date on booking_search (travel_date, start_time, id);
create index booking_search_by_product on booking_search (product_id);
create index booking_search_by_departure on booking_search (departure_id) where departure_id is not null;
create index booking_search_by_text on booking_search using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 64);
create index booking_search_by_name on booking_search using gin (name_pairs(customer_name))
  with (gin_pending_list_limit = 64);
alter table booking_search alter column search_text set statistics 1000;
alter table booking_search set (autovacuum_vacuum_insert_scale_factor = 0.02);
