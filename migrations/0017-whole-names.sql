-- A name that is sought whole, as most are, is found in an index that is in the order of the queue: a few pages instead of
-- one of the table for each booking of its name. Names that have more words are found by two or three of theirs, so that
-- three words are looked up once, not as three pairs of which each is in thousands of names.
--
-- Both functions fold as search_text is folded, and call no function of ours: indexes are restored and analysed without a
-- search_path. The planner is to take them for dear, and not to share them among processes (migration 0013).

-- All words of a name, in their alphabet's order.
create function name_key(name text) returns text
  language plpgsql immutable strict parallel restricted cost 10000 as $$
declare
  folded text := regexp_replace(
    lower(regexp_replace(translate(normalize(name, NFD), 'đĐ', 'dd'), '[\u0300-\u036f]', '', 'g')),
    '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'
  );
begin
  return array_to_string(array(
    select word from unnest(array_remove(string_to_array(folded, ' '), '')) word order by word collate "C"
  ), ' ');
end $$;

-- Each two and each three words of a name that has more than those, likewise in order; of more than eight the first, which
-- are 28 and 56. So no name has its own key among its parts, unless it has four words or more.
create function name_parts(name text) returns text[]
  language plpgsql immutable strict parallel restricted cost 10000 as $$
declare
  folded text := regexp_replace(
    lower(regexp_replace(translate(normalize(name, NFD), 'đĐ', 'dd'), '[\u0300-\u036f]', '', 'g')),
    '[!-/:-@\[-`{-~[:space:]]+', ' ', 'g'
  );
  words text[] := array(
    select word from unnest((array_remove(string_to_array(folded, ' '), ''))[1:8]) word order by word collate "C"
  );
  many int := cardinality(words);
  parts text[] := '{}';
begin
  if many > 2 then
    for a in 1 .. many loop
      for b in a + 1 .. many loop
        parts := parts || (words[a] || ' ' || words[b]);
        if many > 3 then
          for c in b + 1 .. many loop
            parts := parts || (words[a] || ' ' || words[b] || ' ' || words[c]);
          end loop;
        end if;
      end loop;
    end loop;
  end if;
  return parts;
end $$;

drop index booking_search_by_name;
drop function name_pairs;
create index booking_search_by_name on booking_search (
  name_key(customer_name), (status <> 'pending'), (case when status = 'pending' then answer_by end), created_at desc, id desc
) include (customer_name, status, answer_by);
create index booking_search_by_part_of_name on booking_search using gin (name_parts(customer_name))
  with (gin_pending_list_limit = 64);
