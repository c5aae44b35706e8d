import type { Booking } from "#domain/bookings/booking.ts"
import { referencesOf } from "#domain/bookings/bookings.server.ts"
import {
  findBookingsByCodes,
  findBookingsByIds,
  findPayable,
  type PayableHints,
} from "#domain/bookings/payments/payable.server.ts"
import { codeOf, codesWithin, findMostIn, misspeltCodes } from "#domain/bookings/reference.server.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { pick } from "#lib/data/pick.ts"
import { type Currency, toMajor, toVnd } from "#lib/money.ts"
import { fold } from "#lib/text/fold.ts"
import type { Database } from "#server/database/database.server.ts"
import { inTurns } from "#server/limits/in-turns.server.ts"
import type { Asked, Kind, OtherReport, Proposal } from "../bank-statement.ts"
import { afterPayment, askedSums, judge, type Part, type Payable, payableIn, type Verdict } from "./judge.ts"
import { findRecorded, findUnlinked, type Unlinked } from "./recorded.server.ts"
import { findTwins, type Twin, twinKey, twinsOf } from "./twins.server.ts"

/** What is known of a transaction before anybody has decided. */
export type Seen = {
  bin: string
  accountNumber: string
  bookedOn: string
  amountMinor: number
  currency: Currency
  content: string
  bankReference: string
  /** Null if only a webhook has reported it. */
  fingerprint: string | null
  webhookId?: string | null
  createdAt?: Date
}
/** `asked` is in major units. */
export type Match = { kind: Kind; asked: Asked | null; otherReport: OtherReport | null; proposals: Proposal[] }

const MAX_PROPOSALS = 5
/** The most bookings of one content. A content of 500 letters names 24. */
const MAX_NAMED_IN_ROW = 5
/** Of the rows of one file, which are also searched for names, phone numbers and misspelt references. */
const MAX_NAMED = 25
/** Rows that are compared with each booking found. Of further ones only the sum is looked up: a file has 5,000. */
const MAX_COMPARED = 100
const SHOWN_DONG = 1_000

type Judging = {
  settings: Settings
  /** A transaction that has locked the bookings, or none to look only. */
  database?: Database
  /** The transactions that are stored of the same file. */
  claimed?: ReadonlySet<string>
}
/** `twin`: what it may have been reported as before. */
type Judged = Verdict & { named: Booking[]; twin?: Twin }

/** Compares transactions with what is owed, in their order: of two transfers for one booking the second finds it paid. */
export async function judgeAll(
  seen: readonly Seen[],
  { settings, database, claimed = new Set() }: Judging,
): Promise<Judged[]> {
  const prefix = referencePrefix(settings)
  const codesOf = ({ content, bankReference }: Pick<Seen, "content" | "bankReference">) =>
    codesWithin(`${content} ${bankReference}`, prefix)
  const codes = await inTurns(seen, codesOf)
  const twins = (await findTwins(seen, database)).filter(({ id }) => !claimed.has(id))
  const twinCodes = await inTurns(twins, codesOf)
  const found = await findBookingsByCodes([...new Set([...codes, ...twinCodes].flat())], database)
  const byCode = new Map(found.map((booking) => [codeOf(booking.reference), booking]))
  const lines = await findUnlinked(
    seen.filter((_, nth) => codes[nth]!.some((code) => byCode.has(code))),
    found.map(({ _id }) => _id),
    database,
  )
  const bookingsOf = (some: readonly string[]) =>
    [...new Set(some.flatMap((code) => byCode.get(code) ?? []))].slice(0, MAX_NAMED_IN_ROW)
  const others = groupBy(
    twins.map((twin, nth) => ({ ...twin, named: bookingsOf(twinCodes[nth]!).map(({ _id }) => _id) })),
    twinKey,
  )
  /** Returns what a transfer to a booking may be stored as already, unless that belongs to another booking. */
  const twinFor = (transfer: Seen, bookingId: string) =>
    twinsOf(transfer, others).find((other) => [...other.bookingIds, ...other.named].every((of) => of === bookingId))
  const linked = new Set<Unlinked>()
  const states = new Map<string, Payable>()
  return inTurns(seen, (transfer, nth): Judged => {
    const named = bookingsOf(codes[nth]!)
    const recorded = findRecorded(transfer, lines).find(
      (line) => !linked.has(line) && named.some(({ _id }) => _id === line.bookingId),
    )
    if (recorded) {
      linked.add(recorded)
      const parts = [{ bookingId: recorded.bookingId, amount: recorded.amountMinor }]
      return { kind: "recorded", parts, named }
    }
    const keyOf = ({ _id }: Booking) => `${_id} ${transfer.currency}`
    const payable = named.map((one) => states.get(keyOf(one)) ?? payableIn(transfer.currency, one))
    const verdict = judge(transfer, payable)
    if (verdict.kind !== "exact") return { ...verdict, named }
    const twin = twinFor(transfer, named[0]!._id)
    if (twin) return { ...verdict, kind: "maybeKnown", named, twin }
    states.set(keyOf(named[0]!), afterPayment(payable[0]!, transfer.amountMinor))
    return { ...verdict, named }
  })
}

/** Compares transactions with what is owed, and proposes bookings to a person who decides. */
export async function matchAll(seen: readonly Seen[], claimed?: ReadonlySet<string>): Promise<Match[]> {
  const settings = await findSettings()
  const verdicts = await judgeAll(seen, { settings, ...(claimed && { claimed }) })
  const open = seen.filter((_, nth) => isOpen(verdicts[nth]!))
  const lines = await findUnlinked(open, undefined)
  const others = await findPayable(hintsOf(open, settings))
  others.push(...(await findMisspelt(open, settings, others)))
  const linesBySum = Map.groupBy(lines, ({ amountMinor }) => amountMinor)
  const known = new Set(others.map(({ _id }) => _id))
  const recorded = [...new Set(lines.map(({ bookingId }) => bookingId))].filter((id) => !known.has(id))
  others.push(...(await findBookingsByIds(recorded)))
  const candidates = { VND: await candidatesIn("VND", others), USD: await candidatesIn("USD", others) }
  const compared = new Set(open.slice(0, MAX_COMPARED))
  const references = await referencesOf(verdicts.flatMap(({ twin }) => twin?.bookingIds ?? []))
  return inTurns(seen, (transfer, nth) => {
    const { kind, parts, named, twin, asked: minor } = verdicts[nth]!
    const asked = minor ? { ...minor, amount: toMajor(minor.amount, transfer.currency) } : null
    const otherReport = twin ? presentTwin(twin, transfer.currency, references) : null
    if (kind === "zero") return { kind, asked, otherReport, proposals: [] }
    const ofNamed = named.map((booking) => {
      const part = parts.find(({ bookingId }) => bookingId === booking._id)
      const amount = part?.amount ?? (kind === "several" ? 0 : undefined)
      return propose(booking, transfer, kind === "recorded" && part ? "recorded" : "reference", amount)
    })
    const ofSums = linesBySum.get(Math.abs(transfer.amountMinor)) ?? []
    const guessed = isOpen(verdicts[nth]!)
      ? guess(transfer, candidates[transfer.currency], ofSums, compared.has(transfer))
      : []
    const more = guessed.filter(({ bookingId }) => !named.some(({ _id }) => _id === bookingId))
    return { kind, asked, otherReport, proposals: [...ofNamed, ...more].slice(0, MAX_PROPOSALS) }
  })
}

function presentTwin(twin: Twin, currency: Currency, references: ReadonlyMap<string, string>): OtherReport {
  return {
    _id: twin.id,
    ...pick(twin, "bookedOn", "content", "bankReference"),
    amount: toMajor(twin.amountMinor, currency),
    source: twin.webhookId === null ? "statement" : "webhook",
    bookings: twin.bookingIds.map((bookingId) => ({ bookingId, reference: references.get(bookingId) ?? "" })),
  }
}

/** Returns the bookings whose references were written with one mistake. */
async function findMisspelt(open: readonly Seen[], settings: Settings, found: Booking[]): Promise<Booking[]> {
  const prefix = referencePrefix(settings)
  const codes = open.slice(0, MAX_NAMED).flatMap(({ content }) => misspeltCodes(content, prefix))
  const known = new Set(found.map(({ _id }) => _id))
  return (await findBookingsByCodes([...new Set(codes)])).filter(({ _id }) => !known.has(_id))
}

const isOpen = ({ kind, parts }: { kind: Kind; parts: Part[] }) =>
  kind === "unknown" || kind === "notOwed" || (kind === "outgoing" && parts.length === 0)

function hintsOf(seen: readonly Seen[], { exchangeRate }: Settings): PayableHints {
  const few = seen.slice(0, MAX_NAMED).filter(({ amountMinor }) => amountMinor > 0)
  const balances = seen.map(({ amountMinor, currency }): [number, number] => {
    const inDong = toVnd({ amount: amountMinor, currency }, exchangeRate.vndPerUsd)
    // Guests pay đồng as they are shown, in thousands, and bookings keep the rate of their day.
    const margin = currency === "USD" ? Math.round(Math.abs(inDong) / 10) : SHOWN_DONG
    return [inDong - margin, inDong + margin]
  })
  return {
    balances: [...new Map(balances.map((range) => [range[0], range])).values()],
    phones: [...new Set(few.flatMap(({ content }) => phonesIn(content)))],
    names: few.flatMap(({ content }) => nameRuns(content)),
  }
}

const phonesIn = (content: string): string[] => content.match(/(?<!\d)(?:\+?84|0)\d{9}(?!\d)/g)?.slice(0, 3) ?? []

/** Words that follow each other: most Vietnamese names have three, and many others two. */
function nameRuns(content: string): string[][] {
  const words = fold(content)
    .split(" ")
    .filter((word) => /^[a-z]{2,}$/.test(word))
    .slice(0, 12)
  return [3, 2].flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length)),
  )
}

/** A booking that may be meant, read once for all transfers. */
type Candidate = { booking: Booking; balance: number; sums: Set<number>; name: string; phone: string }
type Candidates = { all: Candidate[]; bySum: Map<number, Candidate[]>; byId: Map<string, Candidate> }

async function candidatesIn(currency: Currency, others: readonly Booking[]): Promise<Candidates> {
  const all = await inTurns(others, (booking) => {
    const payable = payableIn(currency, booking)
    const { name, phone } = booking.customerInfo
    const { balance } = payable
    return { booking, balance, sums: askedSums(payable), name: fold(name), phone: lastDigits(phone) }
  })
  const bySum = new Map<number, Candidate[]>()
  for (const candidate of all)
    for (const sum of candidate.sums) bySum.set(sum, [...(bySum.get(sum) ?? []), candidate].slice(0, MAX_PROPOSALS))
  return { all, bySum, byId: new Map(all.map((one) => [one.booking._id, one])) }
}

/** Returns the end of a phone number, which is the same with and without its country. */
const lastDigits = (phone: string) => (phone.length < 9 ? "" : phone.replace(/\D/g, "").slice(-9))

/** Returns bookings whose sum, guest or phone number fits, the likeliest first. `isCompared`: with more than the sum. */
function guess(transfer: Seen, candidates: Candidates, lines: readonly Unlinked[], isCompared: boolean): Proposal[] {
  const { amountMinor, content } = transfer
  const recorded = new Set(findRecorded(transfer, lines).map(({ bookingId }) => bookingId))
  const { all, bySum, byId } = candidates
  const few = [...[...recorded].flatMap((id) => byId.get(id) ?? []), ...(bySum.get(amountMinor) ?? [])]
  const chosen = isCompared ? all : [...new Set(few)]
  if (chosen.length === 0) return []
  const isNearTo = findMostIn(content)
  const folded = ` ${fold(content)} `
  const digits = content.replace(/\D/g, "")
  return chosen
    .map(({ booking, balance, sums, name, phone }) => {
      const isRecorded = recorded.has(booking._id)
      const isSum = sums.has(amountMinor)
      const isNear = isNearTo(codeOf(booking.reference))
      const isNamed = name !== "" && folded.includes(` ${name} `)
      const isCalled = phone !== "" && digits.includes(phone)
      const reason = isNear ? "near" : isNamed ? "name" : isCalled ? "phone" : isSum ? "amount" : undefined
      const fits = isRecorded || (amountMinor < 0 ? isSum : reason !== undefined && balance > 0)
      const weight =
        Number(isRecorded) * 3 + Number(isNear) * 8 + Number(isNamed) * 4 + Number(isCalled) * 4 + Number(isSum) * 2
      return { booking, reason, isRecorded, weight: fits ? weight : 0 } as const
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_PROPOSALS)
    .map(({ booking, reason, isRecorded }) =>
      isRecorded
        ? propose(booking, transfer, "recorded", Math.abs(amountMinor))
        : propose(booking, transfer, amountMinor < 0 ? "refund" : (reason ?? "amount")),
    )
}

function propose(booking: Booking, transfer: Seen, reason: Proposal["reason"], part?: number): Proposal {
  const { currency, amountMinor } = transfer
  const { balance } = payableIn(currency, booking)
  const whole = Math.abs(amountMinor)
  return {
    bookingId: booking._id,
    reference: booking.reference,
    name: booking.customerInfo.name,
    status: booking.status,
    travelDate: booking.travelDate,
    title: booking.product.name,
    owed: toMajor(balance, currency),
    amount: toMajor(part ?? (amountMinor < 0 ? Math.min(whole, Math.max(0, -balance)) : whole), currency),
    reason,
  }
}
