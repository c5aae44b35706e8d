import { diffWords } from "diff"
import { type AuditEntry, type AuditPage, pictureKey } from "#domain/audit-log/audit-log.ts"
import { noteText } from "#domain/bookings/staff/ledger-notes.ts"
import { bankOf } from "#domain/settings/bank-accounts/banks.ts"
import { formatNumber, formatPrice } from "#i18n/format.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import type { Words } from "#i18n/words.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { CURRENCIES, type Currency, toMajor } from "#lib/money.ts"
import { htmlToText } from "#lib/text/html-text.ts"
import { isCalendarDate, WALL_CLOCK } from "#lib/today.ts"

/** A field before and after a change, in words. `parts`: a long text with what was taken out and put in. */
export type Change = { path: string; field: string; before: string; after: string; parts?: Part[] }
export type Part = { text: string; kind: "same" | "added" | "removed" }

type Context = {
  words: Words
  /** Names a field by its path. */
  nameOf: (path: string) => string
  names: AuditPage["names"]
}

/** The currency of the amounts beside it, and their rate in đồng for a dollar, as far as they are known. */
type Outer = { currency?: Currency | undefined; rate?: number | undefined }
type Leaf = Outer & { path: string[]; before: unknown; after: unknown }

/** What the site keeps for itself, and what follows from other fields. */
export const UNSHOWN = new Set(
  "_id id version updatedAt createdAt outdated searchText width height color bytes thumbnail".split(" "),
)

/** Returns what a write changed. What was added or deleted shows all fields that have a value. */
export function describeChanges({ about, before, after }: AuditEntry, context: Context): Change[] {
  return leavesOf(before, after, [], {})
    .map(({ path, before, after, ...outer }) => {
      const say = (value: unknown) => sayValue(value, { path, ...outer, kind: about.kind }, context)
      const whole = path.join(".")
      return { path: whole, field: context.nameOf(whole), before: say(before), after: say(after) }
    })
    .filter(({ before, after }) => before !== after)
    .map(withParts)
}

function leavesOf(before: unknown, after: unknown, path: string[], outer: Outer): Leaf[] {
  if (isEqual(before, after)) return []
  if (isLeaf(before) && isLeaf(after)) return [{ path, before, after, ...outer }]
  const currency = currencyIn(after) ?? currencyIn(before) ?? outer.currency
  const rate = rateIn(after) ?? rateIn(before) ?? outer.rate
  const names = new Set([...Object.keys(partsOf(before)), ...Object.keys(partsOf(after))])
  return [...names]
    .filter((name) => !UNSHOWN.has(name))
    .flatMap((name) => leavesOf(partsOf(before)[name], partsOf(after)[name], [...path, name], { currency, rate }))
}

type Parts = Record<string, unknown>

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null
const partsOf = (value: unknown): Parts => (isObject(value) && !isLeaf(value) ? value : {})

/** Lists of words, and pictures, are said in one. */
function isLeaf(value: unknown): boolean {
  if (!isObject(value)) return true
  if (Array.isArray(value)) return value.every((item) => !isObject(item) || isPicture(item))
  return isPicture(value)
}

const isPicture = (value: unknown): value is { url: string; alt?: { en: string } } =>
  isObject(value) && typeof value.url === "string" && pictureKey(value.url) !== undefined

function currencyIn(value: unknown): Currency | undefined {
  const { currency, pricing } = partsOf(value)
  return CURRENCIES.find((known) => known === currency) ?? (pricing === undefined ? undefined : currencyIn(pricing))
}

function rateIn(value: unknown): number | undefined {
  const { fxRate, vndPerUsd } = partsOf(value)
  return [fxRate, vndPerUsd].find((rate) => typeof rate === "number")
}

type Place = Outer & { path: string[]; kind: string }

function sayValue(value: unknown, place: Place, context: Context): string {
  const { translate, localized } = context.words
  if (value === null || value === undefined || value === "") return ""
  if (typeof value === "boolean") return translate(value ? "auditLog.yes" : "auditLog.no")
  if (typeof value === "number") return sayNumber(value, place, context)
  if (typeof value === "string") return sayText(value, place, context)
  if (Array.isArray(value)) return value.map((item) => sayValue(item, place, context)).join("\n")
  if (!isPicture(value)) return ""
  const file = context.names[pictureKey(value.url) ?? ""]
  const name = (value.alt && localized(value.alt)) || (file && localized(file))
  return name || translate("auditLog.picture")
}

/** Amounts in major units, of whatever currency stands beside them. */
const PRICES = new Set(
  "adult child price surcharge night childSeat extraStop waitingHour nameSign perPerson total single".split(" "),
)

function sayNumber(value: number, { path, currency, rate }: Place, { words: { language } }: Context): string {
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ""
  if (/Vnd$|^vndPer/.test(name)) return formatPrice(value, "VND", language)
  const isMinor = /Minor$/.test(name)
  if (currency && (isMinor || PRICES.has(name))) {
    const major = isMinor ? toMajor(value, currency) : value
    if (rate === undefined) return formatPrice(major, currency, language)
    return formatDongFirst(major, { currency, vndPerUsd: rate }, language)
  }
  return formatNumber(value, language)
}

/** Where the names of choices stand among the texts of the back office: by kind and field, or by field. */
const CHOICES: Record<string, string> = {
  "booking.status": "bookings.status",
  "departure.status": "departures.states",
  "message.status": "enquiries.status",
  "consultation.status": "enquiries.status",
  "review.status": "reviews.status",
  "waiting.status": "waitingList.statuses",
  "outbox.status": "staff.mailStatus",
  event: "bookings.events",
  role: "accounts.roles",
  secondFactor: "auditLog.factorChanges",
  method: "bookings.payments",
  tillKind: "cashBook.kinds",
  language: "bookings.languages",
  "message.channel": "enquiries.channels",
  "booking.channel": "bookings.channels",
  cancellationCause: "bookings.causes",
  "contact.channel": "contactLog.channels",
  mail: "staff.mails",
  "page.kind": "pages.kinds",
  licenceKind: "settings.licenceKinds",
  undecided: "settings.undecided",
  usedFor: "settings.accountUses",
  unit: "catalogue.plan.units",
  changed: "content.fields",
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function sayText(text: string, { path, kind }: Place, { words, names }: Context): string {
  const { translate, localized, day, clock, dateTime } = words
  const [kindAbout = "", id = ""] = text.split(":")
  if (UUID.test(id)) {
    const name = names[id] ? localized(names[id]) : translate("auditLog.lost")
    return `${translate(`auditLog.kinds.${kindAbout}`, { _: kindAbout })}: ${name}`
  }
  if (UUID.test(text)) return names[text] ? localized(names[text]) : translate("auditLog.lost")
  if (INSTANT.test(text)) return dateTime(text)
  if (isCalendarDate(text)) return day(text)
  if (WALL_CLOCK.test(text)) return clock(text)
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ""
  if (name === "bin") return bankOf(text) ?? text
  if (name === "note" || name === "reason") return noteText(text, words.language)
  const choices = CHOICES[`${kind}.${name}`] ?? CHOICES[name]
  if (choices) return translate(`${choices}.${text}`, { _: translate(`${choices}.${inOneWord(text)}`, { _: text }) })
  return /<\/?[a-z][^<>]*>/i.test(text) ? htmlToText(text) : text
}

/** Some texts are called 'calledOff', after 'called-off'. */
const inOneWord = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Texts that are longer show only what has changed in them. */
const LONG = 80
/** Texts that differ in more are shown whole, because comparing them takes long. */
const MOST_EDITS = 1_000
const WORDS_AROUND = 6

function withParts(change: Change): Change {
  const { before, after } = change
  if (!before || !after || Math.max(before.length, after.length) <= LONG) return change
  const found = diffWords(before, after, { maxEditLength: MOST_EDITS })
  if (!found) return change
  const kindOf = ({ added, removed }: { added?: boolean; removed?: boolean }) =>
    added ? "added" : removed ? "removed" : "same"
  const parts = found.map((part, nth): Part => {
    const kind = kindOf(part)
    const isShown = kind !== "same"
    return { kind, text: isShown ? part.value : around(part.value, nth > 0, nth < found.length - 1) }
  })
  return { ...change, parts }
}

/** Cuts what has stayed as it was to the words beside a change. */
function around(text: string, isAfter: boolean, isBefore: boolean): string {
  const words = text.split(/(?<=\s)/)
  const [first, last] = [isAfter ? WORDS_AROUND : 0, isBefore ? WORDS_AROUND : 0]
  if (words.length <= first + last) return text
  return `${words.slice(0, first).join("")}… ${words.slice(words.length - last).join("")}`
}
