-- Whoever has travelled was asked for a review in time: else the site would be busy with that as soon as it starts.
insert into review_invitations (booking_id)
select id from bookings where status = 'completed' and travel_date >= current_date - 90 on conflict do nothing
