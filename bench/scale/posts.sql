-- Adds posts $1 < n ≤ $2, clones of demo posts about other villages.
insert into posts ({columns})
select {made} from (
  select jsonb_populate_record(template.post, jsonb_build_object(
    'id', id,
    'slug', slug,
    'is_active', n % 33 <> 0,
    'is_featured', n % 100 = 0,
    'title', title,
    'views', scale.pick(n, 4, 20000),
    'search_title', village.folded || ' ' || (template.post).search_title,
    'search_text', village.folded || ' ' || (template.post).search_text,
    'created_at', created_at
  )) as made
  from generate_series($1::bigint + 1, $2::bigint) n
  join scale.posts template on template.nth = n % (select count(*) from scale.posts)
  join scale.villages village on village.nth = scale.pick(n, 5, (select count(*) from scale.villages))
  cross join lateral (
    select
      md5('post ' || n)::uuid as id,
      replace(village.folded, ' ', '-') || '-post-' || n as slug,
      now() - scale.pick(n, 6, 2000) * interval '1 day' - n * interval '1 second' as created_at,
      jsonb_build_object(
        'en', village.vi || ': ' || ((template.post).title ->> 'en'), 'vi', village.vi || ': ' || ((template.post).title ->> 'vi')
      ) as title
  ) own
  offset 0
) clones
