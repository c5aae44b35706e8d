import { sql } from "drizzle-orm"
import { check, customType, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import { departures } from "#domain/departures/departures.table.server.ts"
import { resources } from "#domain/resources/resources.table.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"

const timeRange = customType<{ data: string }>({ dataType: () => "tstzrange" })

/**
 * Who and what goes on a departure. The constraint `assignments_not_twice` (migrations/0088_assignments.sql) keeps `busy`
 * of one resource from overlapping, unless staff gave a reason.
 */
export const assignments = pgTable(
  "assignments",
  {
    id: uuid().primaryKey().defaultRandom(),
    resourceId: uuid("resource_id")
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    departureId: uuid("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** From start to end, with the way there and back. */
    busy: timeRange("busy").notNull(),
    /** Why it was assigned although it isn't free. */
    overrideReason: text("override_reason").notNull().default(""),
    assignedBy: uuid("assigned_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.departureId, table.resourceId),
    index("assignments_by_resource").on(table.resourceId, table.startsAt),
    check("assignments_check", sql`starts_at < ends_at`),
  ],
)
