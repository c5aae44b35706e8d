import { findByAddress } from "#domain/account/account.server.ts"
import { createStaff } from "#domain/account/first-admin.server.ts"
import { type BookingRecord, insertBookings } from "#domain/bookings/create/insert-bookings.server.ts"
import { takePlacesOnDate } from "#domain/departures/staff/places-on-date.server.ts"
import { insertBookingsOf } from "#domain/enquiries/change-enquiry.server.ts"
import { insertEnquiries } from "#domain/enquiries/receive-enquiry.server.ts"
import { readInvoiceTerms } from "#domain/invoices/vat/vat-rates.server.ts"
import { insertSubscribers } from "#domain/newsletter/insert-subscribers.server.ts"
import { insertReviews, markInvited } from "#domain/reviews/insert-reviews.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { addDays, hanoiDate, hanoiInstant, weekdayOf } from "#lib/today.ts"
import { auditLog } from "#server/database/audit-log.table.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import type { Database, OpenDatabase } from "#server/database/database.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import { content } from "../content.server.ts"
import { bookingRecord, type Colleagues } from "./demo-bookings.server.ts"
import { demoId, demoSymbols } from "./demo-ids.server.ts"
import { demoMails } from "./demo-mails.server.ts"
import { seedMoney } from "./demo-money.server.ts"
import { createPricing, type PricedTrip } from "./demo-orders.server.ts"
import { contactMessages, demoReviews, enquiries, subscriptions } from "./enquiries.ts"
import { guests } from "./guests.ts"
import { type ReviewedBooking, reviewedBookings } from "./reviews/demo-reviews.server.ts"
import { collectCash, seedCash } from "./seed-cash.server.ts"
import { seedDepartures } from "./seed-departures.server.ts"
import { askForInvoices, seedInvoices } from "./seed-invoices.server.ts"
import { seedResources } from "./seed-resources.server.ts"
import { seedStatement } from "./seed-statement.server.ts"
import type { Trip } from "./trip.ts"
import { trips } from "./trips.ts"

const HOUR_MS = 3_600_000
/** Source: the default of a schedule. */
const CUTOFF_HOURS = 12
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

/**
 * Fills the back office of the demo company with three months of work: bookings in every state, enquiries, reviews that
 * wait, mails. Everything lies relative to today and nothing is sent. Visitors see more reviews and fewer places.
 * `claim` says, in the same transaction, whether it is still to be done.
 */
export async function seedActivity(
  { withoutTimeouts }: Pick<OpenDatabase, "withoutTimeouts">,
  claim: (transaction: Database) => Promise<boolean>,
): Promise<void> {
  const settings = await findSettings()
  const colleagues = await createColleagues()
  const price = createPricing(settings)
  const priced: PricedTrip[] = []
  const dated = trips.map(onRunningDay)
  for (const trip of dated) priced.push(await price(trip))
  const reviewed = await reviewedBookings({ colleagues, settings, price })
  const terms = await readInvoiceTerms()
  await withoutTimeouts((unlimited) =>
    unlimited.transaction(async (transaction) => {
      if (!(await claim(transaction))) return
      const records: BookingRecord[] = []
      for (const [nth, trip] of dated.entries()) {
        const departureId = await takePlaces(trip, priced[nth]!, transaction)
        records.push(bookingRecord(nth, trip, priced[nth]!, departureId, colleagues, settings))
      }
      collectCash(records)
      const asked = askForInvoices(records)
      await insertBookings(records, transaction)
      await seedCash(records, colleagues, transaction)
      await seedMoney(dated, records, transaction)
      await seedInvoices(asked, records, { colleagues, terms }, transaction)
      const audited = [...records.flatMap(auditEntries), ...rateChanges(colleagues, settings)]
      await transaction.insert(auditLog).values(audited.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      await transaction.insert(outbox).values(demoMails(records, settings.email))
      await seedReviews(records, transaction)
      await seedPublished(reviewed, transaction)
      await seedEnquiries(records, transaction)
      await seedResources(transaction)
      await seedDepartures(transaction)
      await seedStatement(records, colleagues[0], settings, transaction)
    }),
  )
  clearCache()
}

/** The passwords are unknown: a colleague asks for a link to choose one. */
const PEOPLE = [
  { name: "Nguyễn Thu Hà", email: "ha@ghe.example" },
  { name: "Trần Quốc Bảo", email: "bao@ghe.example" },
  { name: "Lê Minh Châu", email: "chau@ghe.example" },
]

async function createColleagues(): Promise<Colleagues> {
  const ids: string[] = []
  for (const person of PEOPLE) {
    await createStaff({ ...person, password: newSecret(), role: "staff" })
    ids.push((await findByAddress(person.email))!.id)
  }
  return ids as Colleagues
}

const scheduleOf = (trip: Trip) => content.tours.find(({ slug }) => slug === trip.slug)?.schedules[0]

/** Moves a trip to the nearest weekday on which its tour runs: to later days, or to earlier ones if it is over. */
function onRunningDay(trip: Trip): Trip {
  const weekdays = scheduleOf(trip)?.weekdays
  let { day } = trip
  while (weekdays && !weekdays.includes(weekdayOf(addDays(hanoiDate(), day)))) day += day < 0 ? -1 : 1
  return { ...trip, day }
}

/** @returns the departure; null for trips without one */
async function takePlaces(trip: Trip, { offer }: PricedTrip, transaction: Database): Promise<string | null> {
  const schedule = scheduleOf(trip)
  if (!schedule) return null
  const people = trip.status === "cancelled" ? 0 : offer.party.adults + offer.party.children
  const { startTime, capacity, minimum = null, cutoffHours = CUTOFF_HOURS } = schedule
  const terms = { tourId: offer.productId, startTime, capacity, minimum, cutoffHours }
  const taken = { people, isGuaranteed: trip.isGuaranteed ?? false }
  return takePlacesOnDate(offer.travelDate, taken, terms, transaction)
}

type Audited = typeof auditLog.$inferInsert & { at: Date }

function auditEntries({ booking, events }: BookingRecord): Audited[] {
  const { id, status } = booking
  return events
    .filter(({ kind }) => kind !== "requested")
    .map(({ actor, at, data }) => ({
      at: at as Date,
      actor,
      action: "update",
      subject: `booking:${id}`,
      before: data?.before ?? {},
      after: data?.after ?? { status },
    }))
}

/** Dong per dollar before today's rate, the oldest first, and how many days each was set before it. */
const FORMER_RATES = [
  [26_180, 31],
  [26_240, 12],
] as const

function rateChanges([, actor = ""]: Colleagues, { exchangeRate }: Settings): Audited[] {
  const former = FORMER_RATES.map(([vndPerUsd, days]) => ({ vndPerUsd, date: addDays(exchangeRate.date, -days) }))
  const rates = [...former, exchangeRate]
  return rates.slice(1).map((rate, nth) => ({
    at: hanoiInstant(rate.date, "09:10"),
    actor,
    action: "update",
    subject: "settings",
    before: { exchangeRate: rates[nth] },
    after: { exchangeRate: rate },
  }))
}

async function seedReviews(records: BookingRecord[], transaction: Database): Promise<void> {
  const travelled = records.filter(({ booking }) => booking.status === "completed")
  await markInvited(
    travelled.map(({ booking }) => booking.id as string),
    transaction,
  )
  const tours = travelled.filter(({ booking }) => booking.productType === "tour").slice(-demoReviews.length)
  const rows = demoReviews.map((review, nth) => {
    const { id, productId, customerName, countryCode, language, travelDate } = tours[nth]!.booking
    return {
      id: demoId(`review ${nth}`),
      bookingId: id as string,
      productType: "tour" as const,
      productId,
      travelDate,
      name: customerName ?? "",
      country: countryCode,
      language,
      reason: "",
      ...review,
      createdAt: hoursAgo(20 + nth * 30),
    }
  })
  await insertReviews(rows, transaction)
}

async function seedPublished(reviewed: ReviewedBooking[], transaction: Database): Promise<void> {
  const records = reviewed.map(({ record }) => record)
  await insertBookings(records, transaction)
  await markInvited(
    records.map(({ booking }) => booking.id as string),
    transaction,
  )
  await insertReviews(
    reviewed.map(({ review }) => review),
    transaction,
  )
}

async function seedEnquiries(records: BookingRecord[], transaction: Database): Promise<void> {
  const day = (days: number | undefined) => (days === undefined ? null : addDays(hanoiDate(), days))
  const consultations = enquiries.map(
    ({ guest, hoursAgo: hours, method, from, to, children = 0, ...enquiry }, nth) => ({
      ...personOf(guest),
      ...enquiry,
      kind: "consultation" as const,
      children,
      flexible: false,
      source: "",
      referrerUrl: "",
      interests: enquiry.interests ?? [],
      id: demoId(`consultation ${nth}`),
      reference: `TV-${demoSymbols(`consultation ${nth}`, 4)}-${demoSymbols(`consultation ${nth}, too`, 4)}`,
      preferredContactMethod: method ?? ("email" as const),
      preferredContactTime: "anytime" as const,
      startDate: day(from),
      endDate: day(to),
      createdAt: hoursAgo(hours),
    }),
  )
  const messages = contactMessages.map(({ guest, hoursAgo: hours, ...message }, nth) => ({
    ...personOf(guest),
    ...message,
    kind: "message" as const,
    id: demoId(`message ${nth}`),
    createdAt: hoursAgo(hours),
  }))
  const all = [...consultations, ...messages]
  await insertEnquiries(all, transaction)
  await insertBookingsOf(bookingsAfter(all, records), transaction)
  const subscribers = subscriptions.map(([guest, days]) => {
    const { email, language } = personOf(guest)
    return { email, language, confirmedAt: hoursAgo(days * 24) }
  })
  await insertSubscribers(subscribers, transaction)
}

/** A guest who asked before, and has booked since. */
function bookingsAfter(asked: { id: string; email: string; createdAt: Date }[], records: BookingRecord[]) {
  return asked.flatMap(({ id: enquiryId, email, createdAt }) => {
    const later = records.find(({ booking }) => booking.customerEmail === email && booking.createdAt! > createdAt)
    return later ? [{ enquiryId, bookingId: later.booking.id as string, createdAt: later.booking.createdAt! }] : []
  })
}

function personOf(guest: number) {
  const { name, email, phone, language } = guests[guest]!
  return { name, email, phone, language }
}
