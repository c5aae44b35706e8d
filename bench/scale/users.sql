-- Adds an account for every tenth person of $1 < n ≤ $2. They have no valid password.
insert into users (id, name, email, phone, phone_e164, password_hash)
select md5('user ' || n)::uuid, name, mailbox || n || '@khach.example', '0' || 900000000 + n, '+84' || 900000000 + n, 'none'
from generate_series(($1::bigint / 10 + 1) * 10, $2::bigint, 10) n
join scale.people person on person.nth = scale.pick(n, 7, (select count(*) from scale.people))
