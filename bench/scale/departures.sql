-- Adds weekly departures of every twentieth tour of $1 < n ≤ $2, from five months ago to five months ahead.
insert into departures (id, tour_id, date, start_time, capacity, minimum, closes_at, decide_by, status)
select
  md5('departure ' || n || ' ' || week)::uuid, md5('tour ' || n)::uuid, date, '08:00', 40 + n % 3 * 4, 4,
  (date + time '08:00') at time zone 'Asia/Ho_Chi_Minh' - interval '12 hours',
  (date + time '08:00') at time zone 'Asia/Ho_Chi_Minh' - interval '48 hours',
  case when date < current_date then 'guaranteed' else 'open' end
from generate_series(($1::bigint / 20 + 1) * 20, $2::bigint, 20) n
cross join generate_series(0, 43) week
cross join lateral (select current_date - 154 + week * 7 + (n / 20 % 7)::int as date) on_day
