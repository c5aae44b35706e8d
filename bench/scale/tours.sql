-- Adds tours $1 < n ≤ $2, clones of demo tours that start in other villages.
insert into tours ({columns})
select {made} from (
  select jsonb_populate_record(template.tour, jsonb_build_object(
    'id', id,
    'slug', slug,
    'is_active', n % 33 <> 0,
    'is_featured', n % 250 = 0,
    'position', n,
    'title', title,
    'price_minor', price * 100,
    'child_price_minor', price * 70,
    'currency', 'USD',
    'has_departures', n % 20 = 0,
    'search_title', village.folded || ' ' || (template.tour).search_title,
    'search_text', village.folded || ' ' || (template.tour).search_text,
    'sort_en', village.folded || ' ' || (template.tour).sort_en
  )) as made
  from generate_series($1::bigint + 1, $2::bigint) n
  join scale.tours template on template.nth = n % (select count(*) from scale.tours)
  join scale.villages village on village.nth = scale.pick(n, 1, (select count(*) from scale.villages))
  cross join lateral (
    select
      md5('tour ' || n)::uuid as id,
      replace(village.folded, ' ', '-') || '-' || n as slug,
      (12 + scale.pick(n, 2, 96)) * (template.tour).days as price,
      jsonb_build_object(
        'en', village.vi || ': ' || ((template.tour).title ->> 'en'), 'vi', village.vi || ': ' || ((template.tour).title ->> 'vi')
      ) as title
  ) own
  offset 0
) clones
