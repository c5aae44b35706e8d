import {
  type BookedFlight,
  type BookedPickup,
  describeTraveler,
  type ListedTraveler,
  type TransferDetails,
} from "#domain/bookings/booking.ts"
import { noteText } from "#domain/bookings/staff/ledger-notes.ts"
import { describeFlight, describePickup, describeReturn } from "#domain/bookings/summary/booking-summary.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { paymentPlanWords } from "#domain/catalogue/payment-plan-words.ts"
import { accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import { formatDate, formatPrice, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import type { Language } from "#i18n/localized.ts"
import { formatConverted, formatDongFirst } from "#i18n/money/money-text.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { withCommas, withDots } from "#lib/text/join-parts.ts"

/** The text of one event in a booking's history. */
export type HistoryEvent = { kind: string; data: Record<string, unknown> }

type Translate = (key: string, options?: Record<string, unknown>) => string
type Facts = Partial<{
  status: string
  travelDate: string
  startTime: string | null
  returnDate: string
  returnTime: string | null
  travelers: number
  children: number
  currency: Currency
  totalMinor: number
  totalVnd: number
  lateFeeMinor: number
  pickupTime: string | null
  pickup: BookedPickup | null
  dropoff: { place: string } | null
  flight: BookedFlight | null
  nameSign: string
  travelerList: ListedTraveler[]
  returnTrip: TransferDetails["returnTrip"]
  specialRequests: string
  staffNote: string
  language: string
  countryCode: string
  refundPercent: number
  cancellationReason: string
  cancellationCause: string | null
  channel: string
  amountMinor: number
  fxRate: number
  method: string
  paidOn: string
  note: string
  account: string
  collectedBy: string
  reason: string
  message: { subject: string; text: string }
  paymentPlan: PaymentPlan | null
}>
type Describe = (facts: Facts, translate: Translate, language: Language) => string | null | undefined

/** The fields that an event can change, in display order, with the keys of their labels. */
const CHANGES: [label: string, describe: Describe][] = [
  ["fields.status", ({ status }, translate) => status && translate(`bookings.status.${status}`)],
  ["fields.travelDate", whenText],
  ["fields.travelers", partyText],
  ["fields.total", totalText],
  ["moving.lateFeeCharged", lateFeeText],
  ["moving.pickupTime", ({ pickupTime }, _, language) => pickupTime && formatTime(pickupTime, language)],
  ["facts.pickup", ({ pickup }, _, language) => pickup && describePickup(pickup, language)],
  ["facts.dropoff", ({ dropoff }) => dropoff?.place],
  ["facts.flight", ({ flight }, _, language) => flight && describeFlight(flight, "", language)],
  ["facts.nameSign", ({ nameSign }) => nameSign],
  ["facts.travelerList", ({ travelerList }) => travelerList?.map(describeTraveler).join(", ")],
  ["facts.returnTrip", returnText],
  ["facts.requests", ({ specialRequests }) => specialRequests],
  ["fields.staffNote", ({ staffNote }) => staffNote],
  ["fields.channel", ({ channel }, translate) => channel && translate(`bookings.channels.${channel}`)],
  [
    "fields.cancellationCause",
    ({ cancellationCause }, translate) => cancellationCause && translate(`bookings.causes.${cancellationCause}`),
  ],
  ["plan.title", planText],
  ["fields.language", ({ language }, translate) => language && translate(`bookings.languages.${language}`)],
]

function whenText({ travelDate, startTime }: Facts, _: Translate, language: Language) {
  if (!travelDate) return undefined
  return withCommas(formatDate(travelDate, language, "short"), startTime && formatTime(startTime, language))
}

function planText({ paymentPlan }: Facts, translate: Translate, language: Language) {
  if (paymentPlan === undefined) return undefined
  return paymentPlan ? paymentPlanWords(paymentPlan)[language] : translate("bookings.plan.none")
}

/** A move stores day and time of the way back, a change of details all of it. */
function returnText({ returnTrip, returnDate, returnTime = null }: Facts, _: Translate, language: Language) {
  if (returnDate) return describeReturn({ travelDate: returnDate, startTime: returnTime, flight: null }, language)
  return returnTrip && describeReturn(returnTrip, language)
}

function partyText({ travelers, children = 0 }: Facts, _: Translate, language: Language) {
  if (travelers === undefined) return undefined
  return formatParty({ adults: travelers - children, children }, language)
}

function totalText({ currency, totalMinor, totalVnd }: Facts, translate: Translate, language: Language) {
  if (!currency || totalMinor === undefined || totalVnd === undefined) return undefined
  if (totalMinor === 0) return translate("bookings.new.noPrice")
  const own = formatPrice(toMajor(totalMinor, currency), currency, language)
  return currency === "VND" ? own : `${formatConverted(totalVnd, language)} (${own})`
}

/** At the rate of the price that it is part of. */
function lateFeeText({ currency, lateFeeMinor, totalMinor, totalVnd }: Facts, _: Translate, language: Language) {
  const fxRate = totalMinor && totalVnd && currency ? totalVnd / toMajor(totalMinor, currency) : undefined
  return currency && lateFeeMinor ? money(lateFeeMinor, { currency, fxRate }, language) : undefined
}

/** Đồng first, as far as the rate is known. */
function money(minor: number, of: { currency: Currency; fxRate: number | undefined }, language: Language): string {
  const { currency, fxRate: vndPerUsd } = of
  const major = toMajor(minor, currency)
  if (vndPerUsd === undefined) return formatPrice(major, currency, language)
  return formatDongFirst(major, { currency, vndPerUsd }, language)
}

/** Returns a line for each thing that an event changed, 'before → after', and the reason. */
export function describeEvent(event: HistoryEvent, translate: Translate, language: Language): string[] {
  const {
    before = {},
    after = {},
    changed = [],
    reason,
  } = event.data as {
    before?: Facts
    after?: Facts
    changed?: string[]
    reason?: string
  }
  const names = changed.map((field) => translate(`bookings.contact.${field}`, { _: "" })).filter(Boolean)
  const why = noteText(after.reason ?? after.cancellationReason ?? reason ?? "", language)
  return [
    ...differences(before, after, translate, language),
    ...(names.length ? [translate("bookings.history.changed", { names: [...new Set(names)].join(", ") })] : []),
    ...(after.message ? [after.message.subject, after.message.text] : []),
    ...paymentLines(after, translate, language),
    ...(after.refundPercent === undefined ? [] : [translate("bookings.history.refund", { n: after.refundPercent })]),
    ...(why ? [translate("bookings.history.reason", { reason: why })] : []),
  ]
}

function differences(before: Facts, after: Facts, translate: Translate, language: Language): string[] {
  // Every decision changes the status, which the title already names.
  if (Object.keys({ ...before, ...after }).every((name) => STATUS_ONLY.includes(name))) return []
  return CHANGES.flatMap(([label, describe]) => {
    const [was, is] = [before, after].map((facts) => describe(facts, translate, language) || undefined)
    if (was === is) return []
    return [`${translate(`bookings.${label}`)}: ${was ?? "—"} → ${is ?? "—"}`]
  })
}

const STATUS_ONLY = [
  "status",
  "cancellationReason",
  "cancellationCause",
  "refundPercent",
  "holdsPlaces",
  "confirmedAt",
  "reason",
]

function paymentLines(after: Facts, translate: Translate, language: Language): string[] {
  const { amountMinor, currency, fxRate, method, paidOn, note, account, collectedBy: name } = after
  if (amountMinor === undefined || !currency) return []
  const facts = [money(amountMinor, { currency, fxRate }, language), method && translate(`bookings.payments.${method}`)]
  const where = [account && accountLabel(account), name && translate("bookings.payments.collected", { name })]
  return [
    withDots(...facts, ...where, paidOn && formatDate(paidOn, language, "short"), note && noteText(note, language)),
  ]
}
