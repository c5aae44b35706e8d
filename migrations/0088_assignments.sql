CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"departure_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy" "tstzrange" NOT NULL,
	"override_reason" text DEFAULT '' NOT NULL,
	"assigned_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_departure_id_resource_id_unique" UNIQUE("departure_id","resource_id"),
	CONSTRAINT "assignments_check" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_by_resource" ON "assignments" USING btree ("resource_id","starts_at");
--> statement-breakpoint
-- Nobody and nothing is in two places at once, unless staff gave a reason.
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_not_twice"
  EXCLUDE USING gist ("resource_id" WITH =, "busy" WITH &&) WHERE ("override_reason" = '');
--> statement-breakpoint
-- The guides that departures name as text. One person may be written in several ways: with other capitals, spaces or
-- another form of the number, or once with an account and once without. Without their marks, letters have capitals in every locale.
CREATE TEMPORARY TABLE "named_guides" ON COMMIT DROP AS
WITH "written" AS (
  SELECT d."id", d."date", d."start_time", d."guide_id", btrim(regexp_replace(coalesce(nullif(btrim(d."guide"), ''), u."name"), '\s+', ' ', 'g')) AS "name",
    btrim(d."guide_phone") AS "phone",
    regexp_replace(regexp_replace(d."guide_phone", '\D', '', 'g'), '^(00)?84', '0') AS "digits"
  FROM "departures" d LEFT JOIN "users" u ON u."id" = d."guide_id"
  WHERE btrim(d."guide") <> '' OR d."guide_id" IS NOT NULL
), "keyed" AS (
  SELECT *, lower(translate(normalize("name", NFKD), 'Đ', 'đ')) AS "key" FROM "written"
), "numbers" AS (
  SELECT "key", min("digits") AS "only" FROM "keyed" WHERE "digits" <> '' GROUP BY "key" HAVING count(DISTINCT "digits") = 1
), "phoned" AS (
  -- Without a number it is the one person of that name who has one.
  SELECT k.*, coalesce(nullif(k."digits", ''), n."only", '') AS "number" FROM "keyed" k LEFT JOIN "numbers" n USING ("key")
), "accounts" AS (
  SELECT "key", "number", min("guide_id"::text) AS "account" FROM "phoned" WHERE "guide_id" IS NOT NULL
  GROUP BY "key", "number" HAVING count(DISTINCT "guide_id") = 1
)
SELECT p.*, coalesce(p."guide_id"::text, a."account", p."key" || '|' || p."number") AS "identity"
FROM "phoned" p LEFT JOIN "accounts" a USING ("key", "number");
--> statement-breakpoint
CREATE TEMPORARY TABLE "found_guides" ON COMMIT DROP AS
SELECT gen_random_uuid() AS "id", "identity",
  (array_agg("name" ORDER BY "date" DESC, "start_time" DESC, "id"))[1] AS "name",
  coalesce((array_agg("phone" ORDER BY "date" DESC, "start_time" DESC, "id") FILTER (WHERE "phone" <> ''))[1], '') AS "phone",
  (array_agg("guide_id") FILTER (WHERE "guide_id" IS NOT NULL))[1] AS "account_id"
FROM "named_guides" GROUP BY "identity";
--> statement-breakpoint
-- An account that an entry has already keeps it.
INSERT INTO "resources" ("id", "kind", "name", "phone", "account_id", "search_text")
SELECT f."id", 'guide', f."name", f."phone",
  CASE WHEN NOT EXISTS (SELECT FROM "resources" r WHERE r."account_id" = f."account_id") THEN f."account_id" END,
  btrim(regexp_replace(lower(regexp_replace(translate(normalize(f."name" || ' ' || f."phone" || ' ' || regexp_replace(f."phone", '\D', '', 'g'), NFKD), 'đĐðÐ', 'dddd'), '[\u0300-\u036f]', '', 'g')), '[[:punct:][:space:]]+', ' ', 'g'))
FROM "found_guides" f;
--> statement-breakpoint
CREATE TEMPORARY TABLE "named_vehicles" ON COMMIT DROP AS
SELECT "id", "date", "start_time", btrim(regexp_replace("vehicle", '\s+', ' ', 'g')) AS "name",
  coalesce(nullif(upper(regexp_replace(translate(normalize("vehicle", NFKD), 'đ', 'Đ'), '[[:punct:][:space:]]', '', 'g')), ''), btrim("vehicle")) AS "identity"
FROM "departures" WHERE btrim("vehicle") <> '';
--> statement-breakpoint
CREATE TEMPORARY TABLE "found_vehicles" ON COMMIT DROP AS
SELECT gen_random_uuid() AS "id", "identity", (array_agg("name" ORDER BY "date" DESC, "start_time" DESC, "id"))[1] AS "name"
FROM "named_vehicles" GROUP BY "identity";
--> statement-breakpoint
INSERT INTO "resources" ("id", "kind", "name", "search_text") SELECT "id", 'vehicle', "name", btrim(regexp_replace(lower(regexp_replace(translate(normalize("name", NFKD), 'đĐðÐ', 'dddd'), '[\u0300-\u036f]', '', 'g')), '[[:punct:][:space:]]+', ' ', 'g')) FROM "found_vehicles";
--> statement-breakpoint
-- Those that overlap are kept, too, as if staff had given a reason. Cancelled departures need nobody.
WITH "jobs" AS (
  SELECT n."id" AS "departure_id", f."id" AS "resource_id" FROM "named_guides" n JOIN "found_guides" f USING ("identity")
  UNION ALL
  SELECT n."id", f."id" FROM "named_vehicles" n JOIN "found_vehicles" f USING ("identity")
), "starting" AS (
  SELECT j.*, d."date", t."days", (d."date" + d."start_time"::time) AT TIME ZONE 'Asia/Ho_Chi_Minh' AS "starts_at",
    make_interval(mins => coalesce((SELECT max((zone ->> 'minutesBefore')::int) FROM jsonb_array_elements(t."pickup_zones") AS zone), 0)) AS "away"
  FROM "jobs" j JOIN "departures" d ON d."id" = j."departure_id" JOIN "tours" t ON t."id" = d."tour_id"
  WHERE d."status" <> 'called-off'
), "timed" AS (
  SELECT *, greatest("starts_at" + interval '4 hours', ("date" + "days" - 1 + time '18:00') AT TIME ZONE 'Asia/Ho_Chi_Minh') AS "ends_at"
  FROM "starting"
), "ranged" AS (
  SELECT *, tstzrange("starts_at" - "away", "ends_at" + "away") AS "busy" FROM "timed"
)
INSERT INTO "assignments" ("resource_id", "departure_id", "starts_at", "ends_at", "busy", "override_reason")
SELECT "resource_id", "departure_id", "starts_at", "ends_at", "busy",
  CASE WHEN max(upper("busy")) OVER "before" > lower("busy") THEN 'migrated' ELSE '' END
FROM "ranged"
WINDOW "before" AS (PARTITION BY "resource_id" ORDER BY "starts_at", "departure_id" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING);
