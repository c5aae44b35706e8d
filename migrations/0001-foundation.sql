create extension if not exists pg_trgm;

create table settings (
  singleton boolean primary key default true check (singleton),
  data jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The tree of places: vietnam-tours → regions → destinations. Other roots may stand beside it.
create table categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name jsonb not null,
  description jsonb not null default '{"en": ""}',
  images jsonb not null default '[]',
  is_active boolean not null default true,
  type text not null default 'tour',
  level integer not null default 0 check (level between 0 and 5),
  parent_id uuid references categories (id),
  region text not null default 'all' check (region in ('north', 'central', 'south', 'all')),
  location jsonb,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_by_parent on categories (parent_id, position);

create table tour_categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name jsonb not null,
  description jsonb not null default '{"en": ""}',
  images jsonb not null default '[]',
  is_active boolean not null default true,
  is_featured boolean not null default false,
  region text not null default 'all' check (region in ('north', 'central', 'south', 'all')),
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table tours (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  position integer not null default 0,
  title jsonb not null,
  short_description jsonb not null,
  description jsonb not null,
  location jsonb not null,
  meeting_point jsonb,
  also_known_as text[] not null default '{}',
  images jsonb not null default '[]',
  category_id uuid not null references tour_categories (id),
  destination_id uuid references categories (id),
  -- Everything a listing may be filtered by: the category, the destination and all above it. Kept on write.
  category_slugs text[] not null,
  days integer not null check (days between 1 and 60),
  nights integer not null default 0 check (nights between 0 and 60),
  start_time text not null default '08:00' check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  price_minor integer not null check (price_minor >= 0),
  child_price_minor integer check (child_price_minor >= 0),
  currency text not null default 'USD' check (currency in ('USD', 'VND')),
  highlights jsonb not null default '[]',
  itinerary jsonb not null default '[]',
  included jsonb not null default '[]',
  excluded jsonb not null default '[]',
  requirements jsonb,
  cancellation_policy jsonb,
  -- [{hoursBefore, refundPercent}], from the earliest to the latest.
  cancellation_bands jsonb not null default '[]',
  interests text[] not null default '{}',
  has_departures boolean not null default false,
  -- Folded texts (lib/fold.ts): what search and sorting by name read.
  search_title text not null,
  search_text text not null,
  sort_en text not null,
  sort_vi text not null,
  -- The tour as the API answers it, written with every change: reading costs one column instead of thirty and two joins.
  card json not null default '{}',
  whole json not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- A search reads the folded text of every row it tries, so that text stays in the row; a list reads the cards of a page,
-- so those are not packed.
alter table tours set (toast_tuple_target = 4080), alter column search_text set storage main, alter column card set storage external;
create index tours_recommended on tours (is_featured desc, position, id) where is_active;
create index tours_by_price on tours (price_minor, id) where is_active;
create index tours_by_days on tours (days, id) where is_active;
create index tours_by_name_en on tours (sort_en, id) where is_active;
create index tours_by_name_vi on tours (sort_vi, id) where is_active;
create index tours_by_category on tours using gin (category_slugs) where is_active;
create index tours_by_text on tours using gin (search_text gin_trgm_ops) where is_active;

create table departures (
  id uuid primary key default gen_random_uuid(),
  tour_id uuid not null references tours (id),
  date date not null,
  start_time text not null check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  capacity integer not null check (capacity between 1 and 500),
  booked integer not null default 0 check (booked >= 0),
  minimum integer check (minimum >= 1),
  -- Bookings close at this instant: the start in Hanoi's time less the cut-off hours.
  closes_at timestamptz not null,
  price_minor integer check (price_minor >= 0),
  status text not null default 'open' check (status in ('open', 'guaranteed', 'closed', 'called-off')),
  constraint places_left check (booked <= capacity),
  unique (tour_id, date, start_time)
);
create index departures_by_date on departures (date);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  product_id uuid not null,
  product_type text not null check (product_type in ('tour', 'transfer', 'product')),
  departure_id uuid references departures (id),
  user_id uuid,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'completed', 'cancelled', 'no-show')),
  travel_date date not null,
  -- Where the product has one: Hanoi's wall clock.
  start_time text,
  travelers integer not null check (travelers between 1 and 500),
  children integer not null default 0 check (children between 0 and travelers),
  -- What was agreed; never computed again.
  lines jsonb not null,
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  fx_rate numeric(14, 4) not null,
  fx_date date not null,
  total_vnd bigint not null check (total_vnd >= 0),
  claimed_total numeric(16, 2),
  price_changed boolean not null default false,
  details jsonb not null,
  customer_name text not null default '',
  customer_email text not null,
  customer_phone text not null,
  customer_phone_e164 text,
  country_code text not null,
  special_requests text not null default '',
  language text not null check (language in ('en', 'vi')),
  cancellation_policy jsonb,
  cancellation_bands jsonb not null default '[]',
  cancellation_reason text,
  cancelled_at timestamptz,
  cancelled_by text,
  answer_by timestamptz not null,
  fingerprint text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bookings_by_email on bookings (customer_email, created_at desc);
create index bookings_by_phone on bookings (coalesce(customer_phone_e164, customer_phone), created_at desc);
create index bookings_by_user on bookings (user_id, created_at desc);
create index bookings_by_fingerprint on bookings (fingerprint, created_at desc);
create index bookings_by_status on bookings (status, created_at desc);
create index bookings_by_product on bookings (product_id, travel_date);

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  at timestamptz not null default now(),
  kind text not null,
  actor text not null,
  data jsonb not null default '{}'
);
create index booking_events_by_booking on booking_events (booking_id, id);

-- What opens bookings for a browser without an account: SHA-256 of secrets that only the browser has.
create table guest_tokens (
  token_hash text not null,
  booking_id uuid not null references bookings (id),
  created_at timestamptz not null default now(),
  primary key (token_hash, booking_id)
);
create index guest_tokens_by_booking on guest_tokens (booking_id);

-- Neither the key nor the secret that was answered is here: the secret is derived from the key and the nonce.
create table idempotency_keys (
  key_hash text primary key,
  request_hash text not null,
  nonce text not null,
  -- json, not jsonb: given again as it was, to the byte.
  answer json not null,
  created_at timestamptz not null default now()
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Single-use links mailed to the address on a booking (security.md: hashed, short-lived).
create table one_time_links (
  token_hash text primary key,
  purpose text not null,
  subject text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_links_by_age on one_time_links (expires_at);

-- Mails to be sent. Whoever sends one first moves next_attempt_at ahead, so that nobody else takes it meanwhile.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  language text not null check (language in ('en', 'vi')),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outbox_due on outbox (next_attempt_at) where sent_at is null;

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  phone text not null default '',
  password_hash text not null,
  role text not null default 'customer' check (role in ('customer', 'staff', 'admin')),
  is_disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_log_by_subject on audit_log (subject, id desc);
