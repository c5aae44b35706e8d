-- Set: the company has called the departure off, for this reason (which may be empty). Another date takes it away.
alter table bookings add column called_off_reason text;

update bookings b set called_off_reason = e.data ->> 'reason'
from booking_events e
where e.booking_id = b.id and e.kind = 'departure-called-off' and b.refund_floor = 100;

-- What was sent last, for the staff to read: to whom, subject and words, without the secrets of the links in them.
alter table outbox add column words jsonb;
