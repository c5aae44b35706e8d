-- What a trigger would have noted of each booking: of one half of them ($1 is 0), or of the other.
insert into booking_search
select entry.* from bookings, search_entry(bookings) entry
where (bookings.id < '80000000-0000-0000-0000-000000000000') = ($1 = 0);
