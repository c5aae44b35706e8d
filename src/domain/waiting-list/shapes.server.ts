import * as z from "zod"
import { calendarDate, id, instant, language, localized, natural, wallClock } from "#server/openapi/shapes.server.ts"
import { WAITING_STATUSES } from "./waiting-list.ts"

const text = z.string()
const departureFields = {
  departureId: id,
  date: calendarDate,
  startTime: wallClock,
  tour: z.strictObject({ _id: id, slug: text, title: localized }),
}
const partyFields = {
  status: z.enum(WAITING_STATUSES),
  adults: natural,
  childAges: z.array(natural),
  people: natural,
  offeredUntil: instant.nullable().describe("Until when the places are held"),
}

/** What a mailed link shows: no name and no address. */
export const waitingPlace = z
  .strictObject({ ...departureFields, ...partyFields, ahead: natural.describe("Parties that asked earlier") })
  .meta({ id: "WaitingPlace" })

export const related = z
  .strictObject({ mailbox: natural, network: natural })
  .describe("Other unanswered bookings and parties that wait, from the same mailbox and from the same network")

const guestFields = { related, _id: id, name: text, email: text, phone: text, language, createdAt: instant }

export const waitingParty = z.strictObject({ ...guestFields, ...partyFields }).meta({ id: "WaitingParty" })
export const offeredParty = z
  .strictObject({ ...guestFields, ...partyFields, ...departureFields })
  .meta({ id: "OfferedParty" })
