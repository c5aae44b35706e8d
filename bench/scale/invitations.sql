-- Marks past trips as invited to review, so that the site does not send invitations at start.
insert into review_invitations (booking_id)
select id from bookings where status = 'completed' and travel_date >= current_date - 90 on conflict do nothing
