-- Tours are also found by their questions, facts, meeting point and requirements, those saved by an earlier version too.
update tours set search_text = search_text || ' ' || found
from (
  select id as tour_id, fold_text(concat_ws(' ',
    (select string_agg(concat_ws(' ', asked -> 'question' ->> 'en', asked -> 'question' ->> 'vi',
      asked -> 'answer' ->> 'en', asked -> 'answer' ->> 'vi'), ' ') from jsonb_array_elements(questions) asked),
    (select string_agg(concat_ws(' ', facts -> name ->> 'en', facts -> name ->> 'vi'), ' ')
      from unnest(array['access', 'hearing', 'sight', 'pregnancy', 'diet']) name),
    meeting_point ->> 'en', meeting_point ->> 'vi', requirements ->> 'en', requirements ->> 'vi'
  )) as found
  from tours
) added
where id = tour_id and found <> '' and strpos(search_text, found) = 0;
