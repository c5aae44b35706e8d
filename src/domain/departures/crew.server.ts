import { eq, inArray, sql } from "drizzle-orm"
import { pick } from "#lib/data/pick.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { Crew } from "./departure.ts"
import { departures } from "./departures.table.server.ts"

/** Returns who leads a departure, and in what. */
export async function findCrew(departureId: string): Promise<Crew | undefined> {
  const crew = pick(departures, "guide", "guidePhone", "vehicle")
  const [row] = await db.select(crew).from(departures).where(eq(departures.id, departureId))
  return row
}

/** Returns who leads each of these departures, and in what, by the id of the departure. */
export async function findCrews(ids: string[]): Promise<Map<string, Crew>> {
  const rows = await db
    .select(pick(departures, "id", "guide", "guidePhone", "vehicle"))
    .from(departures)
    .where(inArray(departures.id, ids))
  return new Map(rows.map(({ id, ...crew }) => [id, crew]))
}

type CrewColumns = Partial<Crew & { guideId: string | null }>

/** Writes who leads a departure, whose row is locked. Its schedule no longer changes it. */
export async function writeCrew(departureId: string, crew: CrewColumns, transaction: Database): Promise<void> {
  const next = { ...crew, isEdited: true, version: sql`${departures.version} + 1` }
  await transaction.update(departures).set(next).where(eq(departures.id, departureId))
}
