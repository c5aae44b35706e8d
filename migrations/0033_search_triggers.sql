-- Folds a text as `folded` does (src/server/database/sql-text.server.ts).
create function fold_text(text text) returns text language sql immutable return
  btrim(regexp_replace(lower(regexp_replace(translate(normalize(text, NFKD), U&'đĐðÐ\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', 'dddd'),
  '[\u0300-\u036f]', '', 'g')), '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'));
--> statement-breakpoint
-- Writes the names of a row's categories, so that searches find it by them.
create function name_search_categories() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_table_name = 'tours' then
    ids := array[new.category_id, new.destination_id];
  else
    ids := array_append(new.place_ids, new.category_id);
  end if;
  new.search_categories := coalesce((
    select string_agg(fold_text(called), ' | ' order by fold_text(called))
    from (
      select id, name from tour_categories
      union all select id, name from transfer_categories
      union all select id, name from categories
    ) named
    cross join lateral (values (name ->> 'en'), (name ->> 'vi')) texts (called)
    where id = any(ids) and called <> ''
  ), '');
  return new;
end $$;
--> statement-breakpoint
create trigger name_search_categories before insert or update of category_id, destination_id on tours
  for each row execute function name_search_categories();
--> statement-breakpoint
create trigger name_search_categories before insert or update of category_id, place_ids on transfers
  for each row execute function name_search_categories();
--> statement-breakpoint
create trigger name_search_categories before insert or update of category_id, place_ids on products
  for each row execute function name_search_categories();
--> statement-breakpoint
-- Fires the triggers of all rows in a category that has got another name.
create function rename_search_category() returns trigger language plpgsql as $$
begin
  update tours set category_id = category_id where category_id = new.id or destination_id = new.id;
  update transfers set category_id = category_id where category_id = new.id or new.id = any(place_ids);
  update products set category_id = category_id where category_id = new.id or new.id = any(place_ids);
  return null;
end $$;
--> statement-breakpoint
create trigger rename_search_category after update of name on categories
  for each row when (old.name is distinct from new.name) execute function rename_search_category();
--> statement-breakpoint
create trigger rename_search_category after update of name on tour_categories
  for each row when (old.name is distinct from new.name) execute function rename_search_category();
--> statement-breakpoint
create trigger rename_search_category after update of name on transfer_categories
  for each row when (old.name is distinct from new.name) execute function rename_search_category();
--> statement-breakpoint
-- Collects the words and names by which content is found. In order, so that concurrent writers cannot deadlock.
create function collect_search_terms() returns trigger language plpgsql as $$
declare
  names text[];
begin
  if tg_table_name = 'posts' then
    names := array(
      select called from jsonb_array_elements(new.tags) tag
      cross join lateral (values (tag #>> '{}'), (tag ->> 'en'), (tag ->> 'vi')) texts (called)
      where jsonb_typeof(tag) = 'string' or called not like '{%'
    );
  else
    names := array[new.location ->> 'en', new.location ->> 'vi'] || new.also_known_as
      || string_to_array(new.search_categories, ' | ');
  end if;
  insert into search_terms (term)
  select term from (
    select unnest(tsvector_to_array(new.search_names)) as term
    union
    select fold_text(part)
    from unnest(names) name, regexp_split_to_table(name, '\s*[,;:()/–—]\s*|\s+-\s+|\s+(and|và|to|via|&)\s+', 'i') part
  ) terms
  where length(term) between 2 and 60
  order by term
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger collect_search_terms after insert or update of search_title, category_id on tours
  for each row execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_search_terms after insert or update of search_title, category_id on transfers
  for each row execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_search_terms after insert or update of search_title, category_id on products
  for each row execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_search_terms after insert or update of search_title on posts
  for each row execute function collect_search_terms();
--> statement-breakpoint
-- Searches read these names in many rows, so keep them out of TOAST.
do $$
declare
  searched text;
begin
  foreach searched in array array['tours', 'transfers', 'products', 'posts'] loop
    execute format('alter table %I alter column search_names set storage main', searched);
  end loop;
end $$;
--> statement-breakpoint
-- Fills the rows that are there. Tours are also found by their highlights, days and interests.
update tours set category_id = category_id, search_text = search_text || ' ' || fold_text(concat_ws(' ',
  (select string_agg(concat_ws(' ', text ->> 'en', text ->> 'vi'), ' ') from jsonb_array_elements(highlights) text),
  (select string_agg(concat_ws(' ', day -> 'title' ->> 'en', day -> 'title' ->> 'vi'), ' ') from jsonb_array_elements(itinerary) day),
  array_to_string(interests, ' ')
));
--> statement-breakpoint
update transfers set category_id = category_id;
--> statement-breakpoint
update products set category_id = category_id;
--> statement-breakpoint
update posts set search_title = search_title;
