-- The e-mail addresses in a text, in lower case. They are found by an index when a person is erased.
CREATE FUNCTION addresses_in(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM (
    SELECT lower(btrim(part, '.')) AS word FROM regexp_split_to_table(content, '[\s<>()\[\]:;,\\"/?&=]+') AS part
  ) AS words
  WHERE word LIKE '%_@_%' AND length(word) <= 320;
END;--> statement-breakpoint
CREATE FUNCTION addresses_in(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT address), '{}')
  FROM jsonb_path_query(document, 'strict $.**') AS part, unnest(addresses_in(part #>> '{}')) AS address
  WHERE jsonb_typeof(part) = 'string';
END;--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"every_seconds" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "unfinished_seeds" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bookings_by_picture" ON "bookings" USING btree (substring(details -> 'image' ->> 'url' from '/media/([^/]+/[^/]+)/'));--> statement-breakpoint
CREATE INDEX "bookings_to_forget" ON "bookings" USING btree ("travel_date") WHERE customer_phone <> '';--> statement-breakpoint
CREATE INDEX "one_time_links_by_address" ON "one_time_links" USING gin (addresses_in(subject));--> statement-breakpoint
CREATE INDEX "audit_log_by_address" ON "audit_log" USING gin ((addresses_in(before) || addresses_in(after)));--> statement-breakpoint
CREATE INDEX "outbox_by_address" ON "outbox" USING gin (addresses_in(words));--> statement-breakpoint
CREATE INDEX "outbox_by_sending" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;