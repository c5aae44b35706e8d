import { and, inArray, lte } from "drizzle-orm"
import * as z from "zod"
import { db } from "#server/database/database.server.ts"
import { classify, type PersonalData } from "#server/database/personal-data.server.ts"
import { slip } from "./shapes.server.ts"
import type { Slip } from "./slip.ts"
import { slipPresenter } from "./slip-pictures.server.ts"
import { slips } from "./slips.table.server.ts"

const EXPORT_HOURS = 7 * 24

/** Returns the slips of bookings, with addresses that open the pictures for a week. */
async function findSlipsOf(bookingIds: string[]): Promise<Slip[]> {
  if (bookingIds.length === 0) return []
  const present = await slipPresenter(EXPORT_HOURS)
  return (await db.select().from(slips).where(inArray(slips.bookingId, bookingIds)).orderBy(slips.createdAt)).map(
    present,
  )
}

export const personalData: PersonalData = {
  tables: [
    classify({
      table: slips,
      purpose: {
        name: { en: "Transfer slips", vi: "Biên lai chuyển khoản" },
        why: {
          en: "To find a guest's transfer. Guests send the pictures themselves.",
          vi: "Để tìm khoản chuyển của khách. Khách tự gửi ảnh.",
        },
        kept: "guests",
      },
      deleted: ["key"],
      unexported: ["key"],
      others: "id booking_id width height status checked_by created_at",
    }),
  ],
  exports: { slips: { shape: z.array(slip), find: ({ bookingIds }) => findSlipsOf(bookingIds) } },
  // `sweepSlips` removes the files, which nobody can open without their row.
  traces: [
    async ({ subject, ids, until }, transaction) => {
      const isOld = until && lte(slips.createdAt, until)
      if (subject === "booking") await transaction.delete(slips).where(and(inArray(slips.bookingId, ids), isOld))
    },
  ],
}
