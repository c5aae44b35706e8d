-- Which end of a booked transfer is the airport decides what its guest still has to send.
UPDATE "bookings" SET "details" = "bookings"."details" || jsonb_build_object('airportEnd', "transfers"."airport" -> 'end') FROM "transfers" WHERE "transfers"."id" = "bookings"."product_id" AND "bookings"."product_type" = 'transfer';
