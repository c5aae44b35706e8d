-- The same words as before, without a query of its own in each call: that took most of the time. Still dear, and never
-- to be shared among processes (migration 0013), for the planner is to go on thinking so.
create or replace function words_of(folded text) returns text[]
  language plpgsql immutable strict parallel restricted cost 10000 as $$
begin
  return array_remove(string_to_array(regexp_replace(folded, '([^ ]{100})[^ ]+', '\1', 'g'), ' '), '');
end $$;

-- A name is found by two of its words at once: each by itself is in a tenth of all bookings, and to intersect such long
-- lists takes ten times as long. Folded as search_text is; of more than eight words the first, which make 28 pairs. It
-- calls no function of ours: indexes are restored and analysed without a search_path.
create function name_pairs(name text) returns text[]
  language plpgsql immutable strict parallel restricted cost 10000 as $$
declare
  folded text := regexp_replace(
    lower(regexp_replace(translate(normalize(name, NFD), 'đĐ', 'dd'), '[\u0300-\u036f]', '', 'g')),
    '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'
  );
  words text[] := (array_remove(string_to_array(folded, ' '), ''))[1:8];
begin
  return array(
    select least(one collate "C", other) || ' ' || greatest(one collate "C", other)
    from unnest(words) with ordinality a (one, n) join unnest(words) with ordinality b (other, m) on n < m
  );
end $$;
-- The words of addresses and numbers, most of them in a single booking, are found by their parts.
drop index bookings_by_word;
create index bookings_by_name on bookings using gin (name_pairs(customer_name));

-- An entry of an index has room for 2,704 bytes, and search_text, in which one letter may become nine of them, is to be in
-- one. No mail reaches an address of more than 254 bytes (booking-request.schema.ts refuses them now); what a customer
-- wrote stays in the note of the staff.
update bookings
set staff_note = concat_ws(E'\n', nullif(staff_note, ''), customer_email), customer_email = left(customer_email, 63)
where octet_length(customer_email) > 254;

-- What the queue is searched by stands in its index, and so does what its order is reckoned from: else PostgreSQL would not
-- read the index alone. So neither pages far behind nor what is passed in a search is read.
drop index bookings_queue;
create index bookings_queue on bookings (
  (status <> 'pending'), (case when status = 'pending' then answer_by end), created_at desc, id desc
) include (search_text, status, answer_by);
-- Nor are the newest, which a search meets first, once they are vacuumed; by default that takes a fifth more of all.
alter table bookings set (autovacuum_vacuum_insert_scale_factor = 0.02);
