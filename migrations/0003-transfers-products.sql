-- What lists filter and sort by: the price in US cents, at the rate of the day it was written. Prices may be entered in
-- đồng, which cannot be compared with cents.
alter table tours add column usd_minor integer;
update tours set usd_minor = case
  when currency = 'USD' then price_minor
  else round(price_minor * 100.0 / coalesce((select (data -> 'exchangeRate' ->> 'vndPerUsd')::numeric from settings), 26000))
end;
alter table tours alter column usd_minor set not null;
drop index tours_by_price;
create index tours_by_price on tours (usd_minor, id) where is_active;
-- A slug that changes moves the tours below it to their new filters.
create index tours_by_theme on tours (category_id);
create index tours_by_destination on tours (destination_id);

-- A tour that nobody has booked goes with its departures.
alter table departures
  drop constraint departures_tour_id_fkey,
  add constraint departures_tour_id_fkey foreign key (tour_id) references tours (id) on delete cascade;

create table transfer_categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name jsonb not null,
  description jsonb not null default '{"en": ""}',
  images jsonb not null default '[]',
  is_active boolean not null default true,
  is_featured boolean not null default false,
  region text not null default 'all' check (region in ('north', 'central', 'south', 'all')),
  vehicle_type text not null check (vehicle_type in ('car', 'van', 'bus', 'limousine', 'motorbike', 'train')),
  service_type text not null check (service_type in ('private', 'shared', 'train', 'special')),
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Which vehicle fits which party and luggage (booking-rules.md). A large bag is one that goes into the boot.
create table transfer_vehicles (
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  name jsonb not null,
  seats integer not null check (seats between 1 and 60),
  people_without_bags integer not null check (people_without_bags between 1 and seats),
  people_with_bags integer not null check (people_with_bags between 0 and people_without_bags)
);
insert into transfer_vehicles (code, name, seats, people_without_bags, people_with_bags) values
  ('seats4', '{"en": "4-seat car", "vi": "Xe 4 chỗ"}', 4, 3, 2),
  ('seats7', '{"en": "7-seat car", "vi": "Xe 7 chỗ"}', 7, 5, 3),
  ('seats16', '{"en": "16-seat minibus", "vi": "Xe 16 chỗ"}', 16, 15, 8);

create table transfers (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  position integer not null default 0,
  type text not null check (type in ('airport', 'city', 'intercity')),
  category_id uuid not null references transfer_categories (id),
  category_slug text not null,
  service_type text not null check (service_type in ('private', 'shared', 'train', 'special')),
  vehicle_type text not null check (vehicle_type in ('car', 'van', 'bus', 'limousine', 'motorbike', 'train')),
  region text not null default 'all' check (region in ('north', 'central', 'south', 'all')),
  title jsonb not null,
  name jsonb not null,
  short_description jsonb not null,
  description jsonb not null,
  location jsonb not null,
  also_known_as text[] not null default '{}',
  images jsonb not null default '[]',
  origin jsonb not null,
  destination jsonb not null,
  route jsonb,
  distance_km integer check (distance_km between 0 and 5000),
  duration_minutes integer not null check (duration_minutes between 1 and 10080),
  rating numeric(2, 1) check (rating between 0 and 5),
  -- A trip is priced by the vehicle (transfer_prices; here the cheapest), a seat or berth by the person.
  per_trip boolean not null,
  price_minor integer not null check (price_minor >= 0),
  child_price_minor integer check (child_price_minor is null or (child_price_minor >= 0 and not per_trip)),
  currency text not null default 'USD' check (currency in ('USD', 'VND')),
  usd_minor integer not null,
  highlights jsonb not null default '[]',
  included jsonb not null default '[]',
  excluded jsonb not null default '[]',
  luggage jsonb,
  meeting_point jsonb,
  cancellation_policy jsonb,
  cancellation_bands jsonb not null default '[]',
  search_title text not null,
  search_text text not null,
  search_origin text not null,
  search_destination text not null,
  sort_en text not null,
  sort_vi text not null,
  card json not null default '{}',
  whole json not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- A search reads the folded text of every row it tries, so that text stays in the row; a list reads the cards of a page,
-- so those are not packed.
alter table transfers set (toast_tuple_target = 4080), alter column search_text set storage main, alter column card set storage external;
create index transfers_recommended on transfers (is_featured desc, position, id) where is_active;
create index transfers_by_price on transfers (usd_minor, id) where is_active;
create index transfers_by_rating on transfers (rating desc nulls last, id) where is_active;
create index transfers_by_name_en on transfers (sort_en, id) where is_active;
create index transfers_by_name_vi on transfers (sort_vi, id) where is_active;
create index transfers_by_type on transfers (type, is_featured desc, position, id) where is_active;
create index transfers_by_category on transfers (category_id);
create index transfers_by_category_slug on transfers (category_slug, is_featured desc, position, id) where is_active;
create index transfers_by_text on transfers using gin (search_text gin_trgm_ops) where is_active;

create table transfer_prices (
  transfer_id uuid not null references transfers (id) on delete cascade,
  vehicle_code text not null references transfer_vehicles (code),
  price_minor integer not null check (price_minor >= 0),
  primary key (transfer_id, vehicle_code)
);

create table products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  position integer not null default 0,
  title jsonb not null,
  short_description jsonb not null,
  description jsonb not null,
  location jsonb not null,
  also_known_as text[] not null default '{}',
  images jsonb not null default '[]',
  -- A theme of the tours; none: an extra.
  category_id uuid references tour_categories (id),
  category_slug text not null,
  days integer not null default 1 check (days between 1 and 366),
  -- What takes less than a day.
  hours integer check (hours between 1 and 23),
  price_minor integer not null check (price_minor >= 0),
  child_price_minor integer check (child_price_minor >= 0),
  price_unit text not null default 'person' check (price_unit in ('person', 'item')),
  currency text not null default 'USD' check (currency in ('USD', 'VND')),
  usd_minor integer not null,
  highlights jsonb not null default '[]',
  included jsonb not null default '[]',
  excluded jsonb not null default '[]',
  requirements jsonb,
  cancellation_policy jsonb,
  cancellation_bands jsonb not null default '[]',
  add_on_for text[] not null default '{}',
  search_title text not null,
  search_text text not null,
  sort_en text not null,
  sort_vi text not null,
  card json not null default '{}',
  whole json not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- A search reads the folded text of every row it tries, so that text stays in the row; a list reads the cards of a page,
-- so those are not packed.
alter table products set (toast_tuple_target = 4080), alter column search_text set storage main, alter column card set storage external;
create index products_recommended on products (is_featured desc, position, id) where is_active;
create index products_by_price on products (usd_minor, id) where is_active;
create index products_by_name_en on products (sort_en, id) where is_active;
create index products_by_name_vi on products (sort_vi, id) where is_active;
create index products_by_category on products (category_slug, is_featured desc, position, id) where is_active;
create index products_by_theme on products (category_id);
create index products_by_text on products using gin (search_text gin_trgm_ops) where is_active;

-- What the popular routes are counted from.
create index bookings_of_transfers on bookings (created_at, product_id)
  where product_type = 'transfer' and status <> 'cancelled';

-- Slugs that content had before. They name its id, so that a slug changed twice still leads to the present one.
create table slug_redirects (
  kind text not null,
  slug text not null,
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);
create index slug_redirects_by_subject on slug_redirects (subject_id);
