-- What lists walk along (server/listing.server.ts), with all that they may be filtered by: a tour that does not fit is
-- passed without being read, and counting reads nothing else.
drop index tours_recommended, tours_by_price, tours_by_days, tours_by_name_en, tours_by_name_vi;
create index tours_recommended on tours (is_featured desc, position, id) include (usd_minor, days, category_slugs) where is_active;
create index tours_by_price on tours (usd_minor, id) include (is_featured, days, category_slugs) where is_active;
create index tours_by_days on tours (days, id) include (is_featured, usd_minor, category_slugs) where is_active;
create index tours_by_name_en on tours (sort_en, id) include (is_featured, usd_minor, days, category_slugs) where is_active;
create index tours_by_name_vi on tours (sort_vi, id) include (is_featured, usd_minor, days, category_slugs) where is_active;
-- What has the words in its title comes first.
create index tours_by_title on tours using gin (search_title gin_trgm_ops) where is_active;
create index transfers_by_title on transfers using gin (search_title gin_trgm_ops) where is_active;
create index posts_by_title on posts using gin (search_title gin_trgm_ops) where is_active;
