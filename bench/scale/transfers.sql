-- Adds transfers $1 < n ≤ $2, clones of demo transfers through other villages.
with made as (
  insert into transfers ({columns})
  select {made} from (
    select jsonb_populate_record(template.transfer, jsonb_build_object(
      'id', id,
      'slug', slug,
      'is_active', n % 33 <> 0,
      'is_featured', n % 250 = 0,
      'position', n,
      'title', title,
      'price_minor', (template.transfer).price_minor + n % 40 * 100,
      'search_title', village.folded || ' ' || (template.transfer).search_title,
      'search_text', village.folded || ' ' || (template.transfer).search_text,
      'sort_en', village.folded || ' ' || (template.transfer).sort_en
    )) as made
    from generate_series($1::bigint + 1, $2::bigint) n
    join scale.transfers template on template.nth = n % (select count(*) from scale.transfers)
    join scale.villages village on village.nth = scale.pick(n, 3, (select count(*) from scale.villages))
    cross join lateral (
      select
        md5('transfer ' || n)::uuid as id,
        replace(village.folded, ' ', '-') || '-transfer-' || n as slug,
        jsonb_build_object(
          'en', ((template.transfer).title ->> 'en') || ' via ' || village.vi,
          'vi', ((template.transfer).title ->> 'vi') || ' qua ' || village.vi
        ) as title
    ) own
    offset 0
  ) clones
  returning id, position
)
insert into transfer_prices
select made.id, price.vehicle_code, price.price_minor
from made
join scale.transfers template on template.nth = made.position % (select count(*) from scale.transfers)
join transfer_prices price on price.transfer_id = (template.transfer).id
