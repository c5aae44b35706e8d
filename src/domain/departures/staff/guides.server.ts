import { and, asc, desc, eq, gte, type SQL, sql } from "drizzle-orm"
import { holdAccount } from "#domain/account/account.server.ts"
import { checkColleague, worksIn } from "#domain/account/staff/colleagues.server.ts"
import type { LeftBehind } from "#domain/account/staff/leave.server.ts"
import type { Guide, StaffDeparture } from "#domain/departures/departure.ts"
import { lastDay, presentStaffDeparture, selectStaffDepartures } from "#domain/departures/departures.server.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { lockDeparture } from "#domain/departures/full-departures.server.ts"
import { messages } from "#domain/departures/messages.ts"
import { hanoiDate } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"

/** Returns the colleagues who may lead departures, guides first: in a small company, everybody does. */
export function listGuides(): Promise<Guide[]> {
  const isGuide = sql<boolean>`${users.role} = 'guide'`
  return db
    .select({ _id: users.id, name: users.name, phone: users.phone, isGuide })
    .from(users)
    .where(worksIn("team"))
    .orderBy(desc(isGuide), vietnameseOrder(sql`${users.name}`), users.id)
}

/** Holds a guide's account, which is locked before departures. */
export async function holdGuide(id: string | null | undefined, transaction: Database): Promise<void> {
  if (id != null) await holdAccount(id, transaction)
}

/** Checks a guide, who doesn't leave until the transaction ends. @throws invalid unless the account is a colleague's */
export async function checkGuide(id: string | null | undefined, transaction: Database): Promise<void> {
  if (id == null) return
  await checkColleague({ id, area: "team", field: "guideId", message: messages.guideUnknown }, transaction)
}

const MAX_GUIDED = 100

/** Returns the departures of a guide that are not over, by date. */
export async function listGuided(guideId: string): Promise<StaffDeparture[]> {
  const rows = await selectStaffDepartures(isAhead(guideId), db)
    .orderBy(asc(departures.date), asc(departures.startTime), asc(departures.id))
    .limit(MAX_GUIDED)
  return rows.map(presentStaffDeparture)
}

const isAhead = (guideId: string): SQL | undefined => and(eq(departures.guideId, guideId), gte(lastDay, hanoiDate()))

/** Coming departures of a guide who leaves have no account tied to them any more. */
export const guidedDepartures: LeftBehind = {
  name: "departures",
  count: async (leaverId, database) => (await listAhead(leaverId, database)).length,
  end: async ({ leaverId, actor, transaction }) => {
    for (const { id } of await listAhead(leaverId, transaction)) {
      await lockDeparture(id, transaction)
      const changes = { guideId: null, version: sql`${departures.version} + 1` }
      const [changed] = await transaction
        .update(departures)
        .set(changes)
        .where(and(eq(departures.id, id), eq(departures.guideId, leaverId)))
        .returning({ version: departures.version })
      if (!changed) continue
      const [before, after] = [{ guideId: leaverId }, { guideId: null, version: changed.version }]
      await audit({ actor: actor._id, action: "update", subject: `departure:${id}`, before, after }, transaction)
    }
  },
}

/** In the order in which departures are locked. */
async function listAhead(guideId: string, database: Database): Promise<{ id: string }[]> {
  const rows = await selectStaffDepartures(isAhead(guideId), database).orderBy(departures.id)
  return rows.map(({ departure }) => departure)
}
