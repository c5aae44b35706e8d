import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core"

/** Written by rate-limiter-flexible. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("rate_limits_by_expiry").on(table.expire)],
)

export const siteSecrets = pgTable("site_secrets", {
  secret: text().notNull(),
  /** The id in the folder of pictures that all processes share (media-folder.server.ts). */
  mediaFolder: text("media_folder"),
  /** Where the site was first started on this database (installation.server.ts). */
  installation: text(),
})
