create table posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  is_active boolean not null default true,
  is_featured boolean not null default false,
  title jsonb not null,
  excerpt jsonb not null,
  -- HTML, sanitised when it is written and again when it is read.
  content jsonb not null,
  featured_image jsonb,
  images jsonb not null default '[]',
  categories text[] not null
    check (categories <@ '{travel-tips,destinations,culture,food,adventure}' and cardinality(categories) > 0),
  -- Texts, plain or localized.
  tags jsonb not null default '[]',
  author jsonb not null,
  views integer not null default 0,
  -- Folded texts (lib/fold.ts): what search reads.
  search_title text not null,
  search_text text not null,
  -- The post as the API answers it but for its views, written with every change.
  card json not null default '{}',
  whole json not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- A search reads the folded text of every row it tries, so that text stays in the row; a list reads the cards of a page,
-- so those are not packed.
alter table posts set (toast_tuple_target = 4080), alter column search_text set storage main, alter column card set storage external;
create index posts_by_age on posts (created_at desc, id) where is_active;
create index posts_by_category on posts using gin (categories) where is_active;
create index posts_by_text on posts using gin (search_text gin_trgm_ops) where is_active;

-- Who has been counted in which hour, as a hash of the network, the post and the hour. Forgotten after it.
create table post_views (
  post_id uuid not null,
  visitor text not null,
  hour timestamptz not null,
  primary key (post_id, visitor, hour)
);
create index post_views_by_age on post_views (hour);

create table consultations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  status text not null default 'new' check (status in ('new', 'contacted', 'closed', 'spam')),
  -- What the staff write down for each other.
  note text not null default '',
  name text not null,
  email text not null,
  phone text not null,
  phone_e164 text,
  subject text not null,
  message text not null,
  preferred_contact_method text not null check (preferred_contact_method in ('email', 'phone', 'whatsapp')),
  preferred_contact_time text not null check (preferred_contact_time in ('anytime', 'morning', 'afternoon', 'evening')),
  start_date date,
  end_date date check (end_date >= start_date),
  flexible boolean not null default false,
  adults integer not null check (adults between 1 and 500),
  children integer not null check (children between 0 and 500),
  budget text not null check (budget in ('under-1000', '1000-3000', '3000-5000', '5000-10000', 'over-10000')),
  interests text[] not null default '{}',
  -- The tour that the visitor was looking at, as it was then.
  tour jsonb,
  source text not null default '',
  referrer_url text not null default '',
  language text not null check (language in ('en', 'vi')),
  -- A part of the address, wide enough to mean nobody in particular.
  network text,
  user_agent text not null default '',
  search_text text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index consultations_by_age on consultations (created_at desc, id);
create index consultations_by_status on consultations (status, created_at desc);
create index consultations_by_text on consultations using gin (search_text gin_trgm_ops);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'new' check (status in ('new', 'spam')),
  name text not null,
  email text not null,
  phone text not null default '',
  phone_e164 text,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'vi')),
  network text,
  user_agent text not null default '',
  search_text text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_by_age on contact_messages (created_at desc, id);
create index contact_messages_by_text on contact_messages using gin (search_text gin_trgm_ops);

-- Addresses that have confirmed by a mailed link, and have not unsubscribed since. Of others there is nothing here.
create table newsletter_subscribers (
  email text primary key,
  language text not null check (language in ('en', 'vi')),
  confirmed_at timestamptz not null default now(),
  -- From where it was confirmed, to be able to show that it was.
  network text
);
create index newsletter_subscribers_by_age on newsletter_subscribers (confirmed_at desc, email);
