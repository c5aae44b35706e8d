-- Updates the booked places of departures, and raises their capacity to fit.
update departures set booked = taken, capacity = greatest(capacity, taken)
from (
  select departure_id, sum(travelers)::int as taken from bookings
  where departure_id is not null and status <> 'cancelled' group by departure_id
) bookings_of
where departures.id = departure_id and booked <> taken
