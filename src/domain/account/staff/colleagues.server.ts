import { and, eq, inArray, sql } from "drizzle-orm"
import type { Localized } from "#i18n/localized.ts"
import { AREAS, type Area } from "#lib/roles.ts"
import { users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"
import { invalid } from "#server/errors.server.ts"

/** A member of staff, as work is given to them. */
type Colleague = { _id: string; name: string }

/** Matches the accounts in use of those who work in an area. */
export const worksIn = (area: Area) => and(inArray(users.role, [...AREAS[area]]), eq(users.isDisabled, false))

/** Returns everybody who may sign in and works in this area, by name. */
export function listColleagues(area: Area): Promise<Colleague[]> {
  return db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(worksIn(area))
    .orderBy(vietnameseOrder(sql`${users.name}`), users.id)
}

type Named = { id: string; area: Area; field: string; message: Localized }

/**
 * Checks that an account is a colleague's who works in the area. They don't leave until the transaction ends.
 * @throws invalid with this message for the field
 */
export async function checkColleague({ id, area, field, message }: Named, transaction: Database): Promise<void> {
  const [found] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), worksIn(area)))
    .for("share")
  if (!found) throw invalid([{ field, message }])
}
