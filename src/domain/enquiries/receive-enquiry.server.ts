import { randomInt } from "node:crypto"
import type { Context } from "hono"
import { findSettings } from "#domain/settings/settings.server.ts"
import { findTour, findTourById } from "#domain/tours/tours.server.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { formatDate } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import type { FormGuard } from "#lib/form-guard.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { fold } from "#lib/text/fold.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import type { Database } from "#server/database/database.server.ts"
import { HttpError, invalid } from "#server/errors.server.ts"
import { once, readIdempotencyKey } from "#server/http/idempotency.server.ts"
import {
  checkMinimumTime,
  isHoneypotFilled,
  noteHoneypot,
  type Origin,
  originOf,
} from "#server/limits/bot-check.server.ts"
import { countAccepted } from "#server/limits/rate-limits.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"
import { e164, storedPhone } from "#server/phone.server.ts"
import type { ConsultationRequest, TourReference } from "./consultation/consultation.ts"
import type { ContactRequest } from "./contact/contact.ts"
import { enquiries } from "./enquiries.table.server.ts"
import type { EnquiryKind } from "./enquiry.ts"
import { messages } from "./question/messages.ts"
import { readContact, type TourQuestion } from "./question/question.ts"

export const RECEIPT_MAILS = { consultation: "consultation-received", message: "message-received" } as const
export const STAFF_MAILS = { consultation: "consultation-for-staff", message: "contact-message" } as const

type EnquiryInput<Request> = {
  request: Request
  language: Language
  origin: Origin
  idempotencyKey?: string | undefined
}

/**
 * Stores a form with what its request says of the sender.
 * @throws HttpError 429 TOO_FAST, TOO_MANY_REQUESTS; invalid for a bad Idempotency-Key; what `receive` throws
 */
export async function acceptForm<Request extends FormGuard, Answer>(
  c: Context,
  request: Request,
  email: string | undefined,
  receive: (input: EnquiryInput<Request>) => Promise<Answer>,
): Promise<Answer> {
  const idempotencyKey = readIdempotencyKey(c.req.header("idempotency-key"))
  checkMinimumTime(request)
  noteHoneypot(request, c)
  const input = { request, language: languageOf(c), origin: originOf(c), idempotencyKey }
  return email ? countAccepted("accepted/forms", c, email, () => receive(input)) : receive(input)
}

/**
 * Stores a request for advice, and queues a copy for the guest and a mail to staff. Doubtful requests are marked and not mailed.
 * @throws conflict IDEMPOTENCY_IN_FLIGHT; HttpError 422 IDEMPOTENCY_KEY_REUSED
 */
export async function receiveConsultation(input: EnquiryInput<ConsultationRequest>): Promise<{ reference: string }> {
  const trip = { ...tripColumns(input.request), tour: await describeTour(input.request.tourReference) }
  return onceOf("consultation", input, async (company, transaction) => {
    const reference = newReference()
    await store({ ...columns("consultation", input), ...trip, reference }, company, transaction)
    return { reference }
  })
}

/** Stores a message, and queues a copy for the guest and a mail to staff. @throws like receiveConsultation */
export async function receiveMessage(input: EnquiryInput<ContactRequest>): Promise<void> {
  await onceOf("contact", input, async (company, transaction) => {
    await store(columns("message", input), company, transaction)
    return {}
  })
}

/**
 * Stores a question about a tour as a message, and queues the mails of one. Without an email address there is no copy.
 * @throws invalid if the tour is unknown; like receiveConsultation
 */
export async function receiveQuestion(input: EnquiryInput<TourQuestion>): Promise<void> {
  const { request, language, origin } = input
  const tour = await describeTour({ tourSlug: request.tour })
  if (!tour) throw invalid([{ field: "tour", message: messages.tourInvalid }])
  const { email = "", phone = "" } = readContact(request.contact) ?? {}
  const written = request.language ?? language
  const row: EnquiryInsert = {
    kind: "message",
    doubtful: isHoneypotFilled(request),
    name: email || phone,
    email,
    ...storedPhone(phone, { field: "contact" }),
    subject: subjectOf(request, tour, written),
    message: request.message,
    language: written,
    tour,
    startDate: request.travelDate ?? null,
    adults: request.adults ?? null,
    children: request.children ?? null,
    ...origin,
  }
  await onceOf("question", input, async (company, transaction) => {
    await store(row, company, transaction)
    return {}
  })
}

/** As many characters as the subject of an answer takes, with 'Re: ' before it. */
const MAX_SUBJECT = 190

function subjectOf(
  { travelDate, adults, children = 0 }: TourQuestion,
  tour: TourReference,
  language: Language,
): string {
  const day = travelDate && formatDate(travelDate, language, "short")
  const party = adults && formatParty({ adults, children }, language)
  return shorten(withCommas(inLanguage(tour.tourTitle, language), day, party), MAX_SUBJECT)
}

async function onceOf<Answer extends object>(
  form: string,
  { request, idempotencyKey }: EnquiryInput<ConsultationRequest | ContactRequest | TourQuestion>,
  keep: (company: string, transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const { email: company } = await findSettings()
  const work = (transaction: Database) => keep(company, transaction)
  return (await once(idempotencyKey, { form, ...request }, work)).answer
}

function columns(
  kind: EnquiryKind,
  { request, language, origin }: EnquiryInput<ConsultationRequest | ContactRequest>,
): EnquiryInsert {
  const { name, email, subject, message } = request
  const { phone } = storedPhone(request.phone ?? "", { countryCode: request.countryCode })
  return {
    kind,
    doubtful: isHoneypotFilled(request),
    name,
    email,
    phone,
    subject,
    message,
    language: request.language ?? language,
    ...origin,
  }
}

async function store(row: EnquiryInsert, company: string, transaction: Database): Promise<void> {
  const stored = firstOf(await transaction.insert(enquiries).values(completed(row)).returning({ id: enquiries.id }))
  if (row.doubtful) return
  const payload = { enquiryId: stored.id }
  const notice = { kind: STAFF_MAILS[row.kind], recipient: company, language: STAFF_LANGUAGE, payload }
  const receipt = { kind: RECEIPT_MAILS[row.kind], recipient: row.email, language: row.language, payload }
  await queueMails(row.email ? [receipt, notice] : [notice], transaction)
}

type NewEnquiry = typeof enquiries.$inferInsert
export type EnquiryInsert = Omit<NewEnquiry, "searchText" | "phoneE164">

/** Inserts enquiries as they are. Nothing is mailed. */
export async function insertEnquiries(rows: EnquiryInsert[], transaction: Database): Promise<void> {
  await transaction.insert(enquiries).values(rows.map(completed))
}

function completed(row: EnquiryInsert): NewEnquiry {
  const { reference, name, email, phone = "", chatName = "", subject } = row
  const searchText = fold([reference, name, email, phone, chatName, subject].filter((part) => part != null).join(" "))
  return { ...row, phoneE164: e164(phone), searchText }
}

function tripColumns(request: ConsultationRequest): Partial<NewEnquiry> {
  const { travelDates, numberOfTravelers, preferredContactMethod, preferredContactTime, budget, interests } = request
  return {
    preferredContactMethod,
    preferredContactTime,
    budget,
    startDate: travelDates?.startDate ?? null,
    endDate: travelDates?.endDate ?? null,
    flexible: travelDates?.flexible ?? false,
    ...numberOfTravelers,
    interests: [...new Set(interests)],
    source: request.source ?? "",
    referrerUrl: webAddress(request.referrerUrl),
  }
}

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
