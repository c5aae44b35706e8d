import { timestamp } from "drizzle-orm/pg-core"

/** A column for an instant, which PostgreSQL stores in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
