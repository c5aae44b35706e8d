-- Adds the guest tokens of bookings $1 < n ≤ $2.
insert into guest_tokens (token_hash, booking_id)
select md5('token ' || n) || md5('of ' || n), md5('booking ' || n)::uuid from generate_series($1::bigint + 1, $2::bigint) n
