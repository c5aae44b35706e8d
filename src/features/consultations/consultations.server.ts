import { randomInt } from "node:crypto"
import { eq } from "drizzle-orm"
import { findSettings } from "#features/settings/settings.server.ts"
import { findTour, findTourById } from "#features/tours/tours.server.ts"
import type { Language } from "#i18n/localized.ts"
import { fold } from "#lib/fold.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { HttpError, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { isHoneypotFilled, type Origin } from "#server/limits/bot-check.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"
import { e164, shownPhone } from "#server/phone.server.ts"
import type { Consultation, ConsultationRequest, TourReference } from "./consultation.ts"
import { presentConsultation } from "./consultation-presenter.server.ts"
import { consultations } from "./consultations.table.server.ts"

export const RECEIPT_MAIL = "consultation-received"
export const STAFF_MAIL = "consultation-for-staff"

/**
 * Stores a request and queues a mail to staff and a receipt. Doubtful requests are marked and not mailed.
 * @throws conflict IDEMPOTENCY_IN_FLIGHT; HttpError 422 IDEMPOTENCY_KEY_REUSED
 */
export async function requestConsultation(
  request: ConsultationRequest,
  language: Language,
  origin: Origin,
  idempotencyKey?: string,
): Promise<{ reference: string }> {
  const input = { ...request, language: request.language ?? language, origin }
  const tour = await describeTour(request.tourReference)
  const { email: company } = await findSettings()
  const work = (transaction: Database) => keep(input, tour, company, transaction)
  if (idempotencyKey === undefined) return transact(work)
  return (await once(idempotencyKey, { form: "consultation", ...request }, work)).answer
}

type ConsultationInput = ConsultationRequest & { language: Language; origin: Origin }

async function describeTour(claimed: ConsultationRequest["tourReference"]): Promise<TourReference | null> {
  if (!claimed?.tourId && !claimed?.tourSlug) return null
  const found = claimed.tourId ? findTourById(claimed.tourId) : findTour(claimed.tourSlug ?? "")
  const tour = await found.catch(unknown)
  return tour && { tourId: tour._id, tourSlug: tour.slug, tourTitle: tour.title, tourPrice: claimed.tourPrice ?? null }
}

function unknown(error: unknown): null {
  if (error instanceof HttpError && (error.status === 404 || error.status === 308)) return null
  throw error
}

async function keep(input: ConsultationInput, tour: TourReference | null, company: string, transaction: Database) {
  const row = rowOf(input, tour)
  const [kept] = await transaction.insert(consultations).values(row).returning({ id: consultations.id })
  const payload = { consultationId: kept!.id }
  if (!row.doubtful) {
    const receipt = { kind: RECEIPT_MAIL, recipient: input.email, language: input.language, payload }
    await queueMails(
      [receipt, { kind: STAFF_MAIL, recipient: company, language: STAFF_LANGUAGE, payload }],
      transaction,
    )
  }
  return { reference: row.reference }
}

function rowOf(input: ConsultationInput, tour: TourReference | null): typeof consultations.$inferInsert {
  const { travelDates, numberOfTravelers, origin } = input
  const { name, email, subject, message, preferredContactMethod, preferredContactTime, budget, interests } = input
  const phone = shownPhone(input.phone)
  const reference = newReference()
  return {
    reference,
    doubtful: isHoneypotFilled(input),
    ...{ name, email, phone, subject, message, preferredContactMethod, preferredContactTime, budget },
    phoneE164: e164(phone),
    startDate: travelDates?.startDate ?? null,
    endDate: travelDates?.endDate ?? null,
    flexible: travelDates?.flexible ?? false,
    ...numberOfTravelers,
    interests: [...new Set(interests)],
    tour,
    source: input.source ?? "",
    referrerUrl: webAddress(input.referrerUrl),
    language: input.language,
    ...origin,
    searchText: fold(`${reference} ${name} ${email} ${phone} ${subject}`),
  }
}

const SYMBOLS = "0123456789BCDFGHJKMNPQRSTVWXYZ"

/** Returns a reference such as TV-7K3M-9QXD. It grants no access, so it need not be hard to guess. */
function newReference(): string {
  const symbols = Array.from({ length: 8 }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join("")
  return `TV-${symbols.slice(0, 4)}-${symbols.slice(4)}`
}

/** Accepts only web addresses, because staff click on them. */
function webAddress(text = ""): string {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : ""
}

export async function findConsultation(id: string): Promise<Consultation> {
  const found = isUuid(id) ? await findConsultationById(id) : undefined
  if (!found) throw notFound("Consultation")
  return found
}

export async function findConsultationById(id: string): Promise<Consultation | undefined> {
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id))
  return row && presentConsultation(row)
}
