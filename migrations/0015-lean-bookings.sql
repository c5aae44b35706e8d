-- What a new booking need not be put into. The same request made a moment ago is looked up among the bookings of its
-- address, of which there are few: an index of hashes, which lie anywhere, was the dearest of all. Guests have no user.
drop index bookings_by_fingerprint;
drop index bookings_by_user;
create index bookings_by_user on bookings (user_id, created_at desc) where user_id is not null;

-- Words wait in a list until it is full; whoever fills it puts them all into the index. With the 4 MB of the default one
-- in two thousand waited for that 0.3 s and more, and each search read through the list. 64 kB are the least there can be.
alter index bookings_by_text set (gin_pending_list_limit = 64);
alter index bookings_by_name set (gin_pending_list_limit = 64);
