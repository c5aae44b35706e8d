import { eq } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { isSealed, sealer } from "#server/database/site-secret.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { keysOlderThan, readOriginal, removeOriginal, storeOriginal } from "#server/media/media.server.ts"
import type { Slip } from "./slip.ts"
import { type SlipRow, slips } from "./slips.table.server.ts"

/** The collection of `/media` that is never served there. */
export const SLIPS = "slips"

const KIND = "slip"
const HOUR_MS = 3_600_000

/** Returns how slips are shown to their guest and to staff. `hours`: for how long an address opens at least. */
export async function slipPresenter(hours = 1): Promise<(row: SlipRow) => Slip> {
  const seal = await sealer(KIND)
  // The same address for an hour, so that a screen that is refreshed loads no picture again.
  const expires = (Math.floor(Date.now() / HOUR_MS) + hours + 1) * HOUR_MS
  return ({ id, bookingId, width, height, status, createdAt }) => ({
    _id: id,
    url: `/api/slips/${bookingId}/${id}/picture?token=${seal(id, expires)}`,
    width,
    height,
    status,
    sentAt: createdAt.toISOString(),
  })
}

/** Returns the picture that a sealed address opens, as long as its booking has it. @throws notFound */
export async function findSlipPicture(id: string, token: string): Promise<Buffer> {
  const row = isUuid(id) && (await isSealed(token, KIND, id)) ? await findSlip(id) : undefined
  const picture = row && (await readOriginal(SLIPS, row.key, "full.webp"))
  if (!picture) throw notFound("Picture")
  return picture
}

async function findSlip(id: string): Promise<SlipRow | undefined> {
  const [row] = await db.select().from(slips).where(eq(slips.id, id))
  return row
}

/** Stores a slip as it is, with its file. Nothing is checked. */
export async function insertSlip(
  slip: typeof slips.$inferInsert,
  content: Buffer,
  transaction: Database,
): Promise<void> {
  await storeOriginal(SLIPS, slip.key, "full.webp", content)
  await transaction.insert(slips).values(slip)
}

/** Longer than an upload takes between its file and its row. */
const FORGOTTEN_AFTER_MS = 600_000

/** Removes the files of slips that were erased, or whose upload was interrupted. */
export async function sweepSlips(): Promise<void> {
  const keys = await keysOlderThan(SLIPS, FORGOTTEN_AFTER_MS)
  if (keys.length === 0) return
  const known = new Set((await db.select({ key: slips.key }).from(slips)).map(({ key }) => key))
  for (const key of keys) if (!known.has(key)) await removeOriginal(SLIPS, key)
}
