-- What guests write after a journey: one review a booking, shown once staff have published it.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null unique references bookings (id),
  product_type text not null check (product_type in ('tour', 'transfer')),
  product_id uuid not null,
  rating integer not null check (rating between 1 and 5),
  text text not null,
  -- As it is shown, chosen by who wrote it.
  name text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  language text not null check (language in ('en', 'vi')),
  travel_date date not null,
  consented_at timestamptz not null default now(),
  status text not null default 'pending' check (status in ('pending', 'published', 'refused')),
  -- Why it was refused: for who wrote it.
  reason text not null default '',
  -- The company's answer, {en, vi}.
  reply jsonb,
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'published') = (published_at is not null))
);
create index reviews_of_product on reviews (product_id, published_at desc, id desc) where status = 'published';
create index reviews_by_age on reviews (published_at desc, id desc) where status = 'published';
create index reviews_desk on reviews (status, created_at, id);

-- Who has been asked for a review.
create table review_invitations (
  booking_id uuid primary key references bookings (id),
  invited_at timestamptz not null default now()
);

-- Published reviews are counted where they are shown, in the transaction that publishes them.
alter table tours
  add column review_count integer not null default 0 check (review_count >= 0),
  add column review_stars integer not null default 0 check (review_stars between review_count and 5 * review_count);
update tours set
  card = (card::jsonb || '{"reviews": null}')::json,
  whole = (whole::jsonb || '{"reviews": null}')::json;

alter table transfers
  add column review_count integer not null default 0 check (review_count >= 0),
  add column review_stars integer not null default 0 check (review_stars between review_count and 5 * review_count),
  -- The guests' average, and until there is one the company's own figure.
  add column shown_rating numeric(2, 1) generated always as (
    case when review_count > 0 then round(review_stars::numeric / review_count, 1) else rating end
  ) stored;
update transfers set
  card = (card::jsonb || '{"reviews": null}')::json,
  whole = (whole::jsonb || '{"reviews": null}')::json;
drop index transfers_by_rating;
create index transfers_by_rating on transfers (shown_rating desc nulls last, id) where is_active;
