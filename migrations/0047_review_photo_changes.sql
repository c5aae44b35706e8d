-- Pages show the photos of published reviews, which staff take off them.
drop trigger announce_change on reviews;
--> statement-breakpoint
create trigger announce_change
  after delete or truncate or update of status, reply, photos
  on reviews execute function announce_change();
