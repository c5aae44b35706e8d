drop trigger collect_search_terms on tours;
--> statement-breakpoint
drop trigger collect_search_terms on transfers;
--> statement-breakpoint
drop trigger collect_search_terms on products;
--> statement-breakpoint
drop trigger collect_search_terms on posts;
--> statement-breakpoint
-- Collects the words and names by which content is found, once for all rows of a statement: those of thousands of rows
-- repeat. In order, so that concurrent writers cannot deadlock.
create or replace function collect_search_terms() returns trigger language plpgsql as $$
declare
  names text[];
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select from written join replaced using (id) where written.search_names is distinct from replaced.search_names
    ) then
      return null;
    end if;
  end if;
  if tg_table_name = 'posts' then
    names := array(
      select distinct called from written cross join jsonb_array_elements(tags) tag
      cross join lateral (values (tag #>> '{}'), (tag ->> 'en'), (tag ->> 'vi')) texts (called)
      where jsonb_typeof(tag) = 'string' or called not like '{%'
    );
  else
    names := array(
      select distinct called from written cross join unnest(
        array[location ->> 'en', location ->> 'vi'] || also_known_as || string_to_array(search_categories, ' | ')
      ) called
    );
  end if;
  insert into search_terms (term)
  select term from (
    select unnest(tsvector_to_array(search_names)) as term from written
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
create trigger collect_new_search_terms after insert on tours
  referencing new table as written for each statement execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_changed_search_terms after update on tours
  referencing old table as replaced new table as written for each statement execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_new_search_terms after insert on transfers
  referencing new table as written for each statement execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_changed_search_terms after update on transfers
  referencing old table as replaced new table as written for each statement execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_new_search_terms after insert on products
  referencing new table as written for each statement execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_changed_search_terms after update on products
  referencing old table as replaced new table as written for each statement execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_new_search_terms after insert on posts
  referencing new table as written for each statement execute function collect_search_terms();
--> statement-breakpoint
create trigger collect_changed_search_terms after update on posts
  referencing old table as replaced new table as written for each statement execute function collect_search_terms();
