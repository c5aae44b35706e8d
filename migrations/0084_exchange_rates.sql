CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"vnd_per_usd" numeric(14, 4) NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION keep_exchange_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO exchange_rates (day, vnd_per_usd)
  VALUES ((NEW.data #>> '{exchangeRate,date}')::date, (NEW.data #>> '{exchangeRate,vndPerUsd}')::numeric)
  ON CONFLICT (day) DO UPDATE SET vnd_per_usd = excluded.vnd_per_usd;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_kept_exchange_rate AFTER INSERT OR UPDATE ON settings
FOR EACH ROW WHEN (NEW.data ? 'exchangeRate') EXECUTE FUNCTION keep_exchange_rate();
--> statement-breakpoint
-- Of two rates for one day, the one that was entered last counts.
INSERT INTO exchange_rates (day, vnd_per_usd)
SELECT DISTINCT ON (day) day, vnd_per_usd FROM (
  SELECT (side.data #>> '{exchangeRate,date}')::date AS day, (side.data #>> '{exchangeRate,vndPerUsd}')::numeric AS vnd_per_usd,
    id, side.nth
  FROM audit_log, LATERAL (VALUES (before, 0), (after, 1)) AS side (data, nth)
  WHERE subject = 'settings' AND side.data ? 'exchangeRate'
  UNION ALL
  SELECT (data #>> '{exchangeRate,date}')::date, (data #>> '{exchangeRate,vndPerUsd}')::numeric, 9223372036854775807, 2
  FROM settings WHERE data ? 'exchangeRate'
) entered
ORDER BY day, id DESC, nth DESC;
