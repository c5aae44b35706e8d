-- Adds the history of bookings $1 < n ≤ $2. Most were answered after an hour.
insert into booking_events (booking_id, at, kind, actor)
select md5('booking ' || n)::uuid, at, kind, case when kind = 'requested' then 'guest' else 'staff' end
from generate_series($1::bigint + 1, $2::bigint) n
cross join (values ('requested', now() - interval '1 day'), ('confirmed', now())) happened (kind, at)
where kind = 'requested' or n % 7 <> 0
