-- What lists walk along (server/listing.server.ts), with all that they may be filtered by: a tour that does not fit is
-- passed without being read, and counting reads nothing else.
drop index tours_recommended, tours_by_price, tours_by_days, tours_by_name_en, tours_by_name_vi;
create index tours_recommended on tours (is_featured desc, position, id) include (usd_minor, days, category_slugs) where is_active;
create index tours_by_price on tours (usd_minor, id) include (is_featured, days, category_slugs) where is_active;
create index tours_by_days on tours (days, id) include (is_featured, usd_minor, category_slugs) where is_active;
create index tours_by_name_en on tours (sort_en, id) include (is_featured, usd_minor, days, category_slugs) where is_active;
create index tours_by_name_vi on tours (sort_vi, id) include (is_featured, usd_minor, days, category_slugs) where is_active;
-- What has the words in its title comes first.
create index tours_by_title on tours using gin (search_title gin_trgm_ops) where is_active;
create index transfers_by_title on transfers using gin (search_title gin_trgm_ops) where is_active;
create index posts_by_title on posts using gin (search_title gin_trgm_ops) where is_active;

-- Every word that texts of the catalogue have or had. A search finds the words that what was typed is a part of, and
-- then the texts with these words: exactly those, short words too, without reading them again.
create table search_words (word text primary key);
create index search_words_by_part on search_words using gin (word gin_trgm_ops);

create function words_of(folded text) returns text[] language sql immutable strict parallel safe
  return array(select left(word, 100) from unnest(string_to_array(folded, ' ')) word where word <> '');

create function learn_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_words
    select distinct word from written, unnest(words_of(written.search_text)) word order by word on conflict do nothing;
  else
    insert into search_words
    select distinct word from written join replaced using (id), unnest(words_of(written.search_text)) word
    where written.search_text <> replaced.search_text order by word on conflict do nothing;
  end if;
  return null;
end $$;
create trigger learn_new_words after insert on tours
  referencing new table as written for each statement execute function learn_words();
create trigger learn_other_words after update on tours
  referencing old table as replaced new table as written for each statement execute function learn_words();
create trigger learn_new_words after insert on transfers
  referencing new table as written for each statement execute function learn_words();
create trigger learn_other_words after update on transfers
  referencing old table as replaced new table as written for each statement execute function learn_words();
create trigger learn_new_words after insert on products
  referencing new table as written for each statement execute function learn_words();
create trigger learn_other_words after update on products
  referencing old table as replaced new table as written for each statement execute function learn_words();
create trigger learn_new_words after insert on posts
  referencing new table as written for each statement execute function learn_words();
create trigger learn_other_words after update on posts
  referencing old table as replaced new table as written for each statement execute function learn_words();
insert into search_words
select distinct word from (
  select search_text from tours union all select search_text from transfers
  union all select search_text from products union all select search_text from posts
) texts, unnest(words_of(search_text)) word;

drop index tours_by_text, transfers_by_text, products_by_text, posts_by_text;
create index tours_by_word on tours using gin (words_of(search_text)) where is_active;
create index transfers_by_word on transfers using gin (words_of(search_text)) where is_active;
create index products_by_word on products using gin (words_of(search_text)) where is_active;
create index posts_by_word on posts using gin (words_of(search_text)) where is_active;

-- What staff look for among all bookings: by one status in either order, by the answer that is due, by product and
-- departure. How often words occur is known in more detail, so that rare ones are looked up and common ones are met soon
-- enough.
drop index bookings_by_status;
create index bookings_by_status on bookings (status, created_at desc, id desc);
create index bookings_by_status_and_date on bookings (status, travel_date, start_time, id);
create index bookings_to_answer on bookings (answer_by, created_at desc, id desc) where status = 'pending';
create index bookings_by_type on bookings (product_type, created_at desc, id desc);
create index bookings_by_departure on bookings (departure_id) where departure_id is not null;
alter table bookings alter column search_text set statistics 1000;
create index departures_in_order on departures (date, start_time, id);
drop index departures_by_date;
create index outbox_by_booking on outbox ((payload ->> 'bookingId'), id);
create index outbox_by_kind on outbox (kind, id);
