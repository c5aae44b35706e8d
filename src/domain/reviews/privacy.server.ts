import { inArray } from "drizzle-orm"
import * as z from "zod"
import type { Database } from "#server/database/database.server.ts"
import { classify, exportRows, type PersonalData } from "#server/database/personal-data.server.ts"
import { instant } from "#server/openapi/shapes.server.ts"
import { reviewInvitations, reviews } from "./reviews.table.server.ts"
import { recount } from "./staff/moderation.server.ts"

/** Deletes the reviews of bookings, and takes their stars out of the averages. @returns their ids */
async function deleteReviewsOfBookings(bookingIds: string[], transaction: Database): Promise<string[]> {
  if (bookingIds.length === 0) return []
  const gone = await transaction.delete(reviews).where(inArray(reviews.bookingId, bookingIds)).returning()
  for (const row of gone) await recount(row, "refused", transaction)
  return gone.map(({ id }) => id)
}

const text = z.string()
const written = z.strictObject({
  rating: z.int(),
  text,
  name: text,
  country: text.nullable(),
  travelledAs: text.nullable(),
  photos: z.array(z.strictObject({ url: text, width: z.int(), height: z.int(), color: text })),
  createdAt: instant,
})

export const personalData: PersonalData = {
  tables: [
    classify({
      table: reviews,
      purpose: {
        name: { en: "Reviews", vi: "Đánh giá" },
        why: {
          en: "To publish what guests thought of their trip, with their consent.",
          vi: "Để đăng nhận xét của khách về chuyến đi, khi khách đồng ý.",
        },
        kept: { en: "Until the guest asks for it to be erased", vi: "Đến khi khách yêu cầu xóa" },
      },
      deleted: ["text", "name", "country", "travelledAs", "reason", "reply", "photos"],
      unexported: ["reason", "reply"],
      others:
        "id booking_id product_type product_id rating language travel_date consented_at status published_at version " +
        "created_at updated_at",
    }),
    classify({ table: reviewInvitations, others: "booking_id invited_at" }),
  ],
  exports: {
    reviews: {
      shape: z.array(written),
      find: ({ bookingIds }) => {
        const { bookingId, createdAt } = reviews
        const exported = ["rating", "text", "name", "country", "travelledAs", "photos", "createdAt"] as const
        return exportRows(reviews, exported, inArray(bookingId, bookingIds), createdAt)
      },
    },
  },
  withBookings: {
    reviews: { subject: "review", erase: ({ bookingIds }, tx) => deleteReviewsOfBookings(bookingIds, tx) },
  },
}
