-- An address belongs to the account that has confirmed it: email, unique. Until then it is only claimed, and several
-- accounts may claim the same one, so that registering tells nobody whether an address is taken. An account that
-- changes its address keeps the old one until the new one is confirmed.
alter table users
  alter column email drop not null,
  add column claimed_email text,
  add column phone_e164 text,
  add constraint users_have_an_address check (email is not null or claimed_email is not null);
create index users_by_claim on users (claimed_email, updated_at desc) where claimed_email is not null;

-- What signs a browser in: SHA-256 of secrets that only the browser has. Deleted when revoked; what merely expired is
-- kept for a while, to say so.
create table sessions (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_age on sessions (expires_at);

create index one_time_links_by_subject on one_time_links (subject);

alter table bookings
  add constraint bookings_of_users foreign key (user_id) references users (id) on delete set null;
