-- Adds the sent mails of bookings $1 < n ≤ $2.
insert into outbox (kind, recipient, language, payload, created_at, next_attempt_at, attempts, sent_at)
select kind, recipient, 'vi', jsonb_build_object('bookingId', md5('booking ' || n)::uuid), at, at, 1, at
from generate_series($1::bigint + 1, $2::bigint) n
cross join (values ('booking-received', 'mail@khach.example'), ('booking-for-staff', 'staff@ghe.example')) mail (kind, recipient)
cross join lateral (select now() - scale.pick(n, 18, 1095 * 86400) * interval '1 second' as at) sent
