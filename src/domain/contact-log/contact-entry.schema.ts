import * as z from "zod/mini"
import { now } from "#lib/clock.ts"
import { calendarDate, fieldsError, longText, required, wallClock } from "#lib/fields.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { CHANNELS } from "./contact-log.ts"

const MAX_DAYS_AHEAD = 730

/** A moment in Hanoi. */
const remindAt = z
  .strictObject(
    {
      date: calendarDate("dateInvalid").check(
        z.refine((date) => date <= addDays(hanoiDate(), MAX_DAYS_AHEAD), "remindFar"),
      ),
      time: wallClock,
    },
    { error: fieldsError("dateInvalid") },
  )
  .check(
    z.refine(({ date, time }) => !(hanoiInstant(date, time).getTime() <= now()), {
      error: "remindPast",
      path: ["date"],
    }),
  )

const aboutId = z.optional(z.uuid("aboutRequired"))
const about = { bookingId: aboutId, enquiryId: aboutId, waitingId: aboutId }
type About = Partial<Record<keyof typeof about, string | undefined>>
const isOfOne = z.refine<About>(
  ({ bookingId, enquiryId, waitingId }) => [bookingId, enquiryId, waitingId].filter(Boolean).length === 1,
  { error: "aboutRequired", path: ["bookingId"] },
)

/** Body of `POST /contact-log`. It is about one booking, one enquiry or one place on a waiting list. */
export const contactEntry = z
  .strictObject(
    {
      ...about,
      channel: z.enum(CHANNELS, "channelInvalid"),
      text: longText(2000, "textRequired").check(required("textRequired")),
      remindAt: z.optional(remindAt),
    },
    { error: fieldsError("unknownField") },
  )
  .check(isOfOne)
export type ContactEntry = z.infer<typeof contactEntry>

/** Body of `PUT /contact-log/{id}`. */
export const contactChange = z.strictObject(
  { isDone: z.boolean("doneInvalid") },
  { error: fieldsError("unknownField") },
)

/** Query of `GET /contact-log`. */
export const contactListing = z.object(about).check(isOfOne)
export type ContactListing = z.infer<typeof contactListing>
