import { and, eq, inArray, sql } from "drizzle-orm"
import type { Localized } from "#i18n/localized.ts"
import { users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"
import { invalid } from "#server/errors.server.ts"

/** A member of staff, as work is given to them. */
type Colleague = { _id: string; name: string }

const works = and(inArray(users.role, ["staff", "admin"]), eq(users.isDisabled, false))

/** Returns everybody who may sign in to the back office, by name. */
export function listColleagues(): Promise<Colleague[]> {
  return db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(works)
    .orderBy(vietnameseOrder(sql`${users.name}`), users.id)
}

/** @throws invalid with this message for the field unless the account is one of the staff */
export async function checkColleague(id: string, field: string, message: Localized, database: Database): Promise<void> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), works))
  if (!found) throw invalid([{ field, message }])
}
