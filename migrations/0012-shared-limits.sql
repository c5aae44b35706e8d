-- What several processes count together (server/limit-store.server.ts). `key` is a hash: no address stands here. Unlogged,
-- for it is written with every write and of no use after a crash; with room for rows to be updated in their page.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 50);

-- A secret of this database, made here, that its processes have in common.
create table site_secrets (
  secret text not null
);
insert into site_secrets values (
  replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
