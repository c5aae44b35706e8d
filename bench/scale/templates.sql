-- Numbers the demo content as templates for clones. $1: the words of words.ts.
create schema scale;

create table scale.tours as
  select row_number() over (order by position, id) - 1 as nth, tour from tours tour;
create table scale.transfers as
  select row_number() over (order by position, id) - 1 as nth, transfer from transfers transfer;
create table scale.posts as
  select row_number() over (order by created_at, id) - 1 as nth, post from posts post;

create table scale.villages (nth bigint primary key, vi text not null, folded text not null);
create table scale.people (nth bigint primary key, name text not null, mailbox text not null);

-- Returns a repeatable number below `below` for a row and a purpose.
create function scale.pick(n bigint, purpose integer, below bigint) returns bigint
  language sql immutable parallel safe
  return abs(hashint8extended(n, purpose) % below);

-- Must match the format of reference.server.ts. The first two million are unique.
create function scale.reference(n bigint) returns text
  language sql immutable parallel safe
  return (
    select 'GHE-' || substr(symbols, 1, 3) || '-' || substr(symbols, 4, 3) || '-' || substr(symbols, 7)
    from (
      select string_agg(
        substr('0123456789BCDFGHJKMNPQRSTVWXYZ', ((n * 3141592653589) / (30 ^ place)::bigint % 30)::int + 1, 1), '' order by place
      ) as symbols
      from generate_series(0, 8) place
    ) as written
  );
