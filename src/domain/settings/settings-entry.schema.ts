import * as z from "zod/mini"
import {
  acceptsAlso,
  booleanField,
  image,
  knownVersion,
  listOf,
  localizedLine,
  perhapsLine,
  perhapsText,
  readOnly,
  slug,
  wholeNumber,
} from "#domain/catalogue/content-fields.ts"
import { paymentPlan } from "#domain/catalogue/payment-plan.schema.ts"
import { ownPath } from "#lib/address/own-path.ts"
import { emailOrNone, fieldsError, oneLine, required, wallClock } from "#lib/fields.ts"
import { isExchangeRate } from "#lib/money.ts"
import { STAFF_ROLE_NAMES } from "#lib/roles.ts"
import { hanoiDate, isCalendarDate } from "#lib/today.ts"
import { bankAccounts } from "./bank-accounts/bank-account.schema.ts"
import { badgeLink, googleReviews, perhaps, profileAt } from "./links.schema.ts"
import { isSquare, MAX_LOGO } from "./logo/logo.ts"
import {
  ACCOUNT_SCENES,
  HOME_LIMITS,
  LICENCE_KINDS,
  MAX_INVITATION_DAYS,
  MAX_PAYMENT_REMINDER_HOURS,
  MAX_REMINDER_DAYS,
  SETTINGS_GROUPS,
  type Settings,
  type SettingsGroup,
  UNDECIDED,
} from "./settings.ts"

// Empty settings are not shown. Errors are keys of staff-messages.ts.

const object = { error: fieldsError("fieldRequired") }

const digits = (wrong: string, pattern: RegExp) =>
  oneLine(40, wrong).check(
    z.overwrite((text) => text.replace(/[\s().-]/g, "").replace(/^(\+|00)/, "")),
    z.refine((text) => text === "" || pattern.test(text), wrong),
  )

const phone = perhaps(40, "phoneInvalid", (text) => {
  const figures = text.replace(/\D/g, "").length
  return /^\+?[\d\s().-]+$/.test(text) && figures >= 6 && figures <= 15
})

const color = z.string("colorInvalid").check(z.regex(/^#[0-9a-f]{6}$/i, "colorInvalid"))
const topBar = z.strictObject({ backgroundColor: color, textColor: color, hoverColor: color }, object)
const footer = z.strictObject(
  { backgroundColor: color, textColor: color, secondaryTextColor: color, borderColor: color },
  object,
)

const vndPerUsd = z.number("rateInvalid").check(z.refine(isExchangeRate, "rateInvalid"))
/** Rates that only show prices. Staff leave out a currency by emptying its rate. */
const rateOrNone = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.nullable(z.number("displayRateInvalid")),
      z.transform((rate) => rate ?? 0),
    ),
    z.number().check(
      z.refine((rate) => rate === 0 || rate >= least, "displayRateInvalid"),
      z.lte(most, "displayRateInvalid"),
      z.refine((rate) => Math.round(rate * 100) / 100 === rate, "displayRateInvalid"),
    ),
  )

const pastDay = z
  .string("dateInvalid")
  .check(z.refine((date) => isCalendarDate(date) && date <= hanoiDate(), "dateInvalid"))

const pastDayOrNone = z
  .string("issueDateInvalid")
  .check(z.refine((date) => date === "" || (isCalendarDate(date) && date <= hanoiDate()), "issueDateInvalid"))

const dayOrNone = z
  .string("noticeDateInvalid")
  .check(z.refine((date) => date === "" || isCalendarDate(date), "noticeDateInvalid"))
const weekday = z.int("weekdaysInvalid").check(z.gte(1, "weekdaysInvalid"), z.lte(7, "weekdaysInvalid"))
const office = z
  .strictObject(
    {
      weekdays: listOf(weekday, 7).check(
        z.minLength(1, "weekdaysInvalid"),
        z.refine((days) => new Set(days).size === days.length, "weekdaysInvalid"),
        z.overwrite((days) => days.toSorted((a, b) => a - b)),
      ),
      opens: wallClock,
      closes: wallClock,
      answerHours: wholeNumber(1, 100),
    },
    object,
  )
  .check(z.refine(({ opens, closes }) => opens < closes, { error: "hoursInvalid", path: ["closes"] }))

/** As many as fit into a row. */
const figures = listOf(
  z.strictObject(
    { figure: oneLine(12, "figureRequired").check(required("figureRequired")), label: localizedLine(60) },
    object,
  ),
  4,
)

const average = z.number("ratingInvalid").check(
  z.gte(0, "ratingInvalid"),
  z.lte(5, "ratingInvalid"),
  z.refine((value) => Math.round(value * 10) / 10 === value, "ratingInvalid"),
)
const rating = z.strictObject({ average, count: wholeNumber(0, 10_000_000) }, object)

const pageLink = acceptsAlso(
  perhaps(200, "pageLinkInvalid", (text) => ownPath(text, "") === text),
  [],
  (value) => value ?? "",
)
const eachOnce = <Item>(of: (item: Item) => string) =>
  z.refine<Item[]>((list) => new Set(list.map(of)).size === list.length, "chosenTwice")
const slides = listOf(
  z.strictObject({ picture: image, caption: perhapsLine(120), link: pageLink }, { error: fieldsError("slideInvalid") }),
  HOME_LIMITS.slides,
).check(eachOnce<{ picture: { url: string } }>(({ picture }) => picture.url))
const homePlaces = listOf(z.strictObject({ slug, picture: z.nullable(image) }, object), HOME_LIMITS.places).check(
  eachOnce<{ slug: string }>((place) => place.slug),
)
const chosen = (max: number) => listOf(slug, max).check(eachOnce<string>((one) => one))
const benefits = listOf(
  z.strictObject({ title: localizedLine(120), text: perhapsText(400) }, object),
  HOME_LIMITS.benefits,
)
const logoPicture = z.nullable(
  z.strictObject(
    {
      url: z.string("logoInvalid").check(z.regex(/^\/media\/logos\/[a-z0-9-]{1,80}\/h160\.webp$/, "logoInvalid")),
      width: wholeNumber(1, MAX_LOGO.side),
      height: wholeNumber(1, MAX_LOGO.side),
    },
    { error: fieldsError("logoInvalid") },
  ),
)
const symbol = logoPicture.check(z.refine((picture) => picture === null || isSquare(picture), "symbolNotSquare"))

const FIELDS = {
  phone,
  email: emailOrNone,
  companyName: localizedLine(120),
  companyDescription: perhapsText(1000),
  address: perhapsText(300),
  businessHours: perhapsText(300),
  footerText: perhapsText(1000),
  howToPay: localizedLine(300),
  facebook: profileAt("facebookInvalid", "facebook.com", "fb.com"),
  instagram: profileAt("instagramInvalid", "instagram.com"),
  youtube: profileAt("youtubeInvalid", "youtube.com", "youtu.be"),
  tiktok: profileAt("tiktokInvalid", "tiktok.com"),
  /** A phone number or the longer number of a company account. */
  zalo: digits("zaloInvalid", /^\d{8,20}$/),
  whatsapp: digits("whatsappInvalid", /^[1-9]\d{7,14}$/),
  messenger: perhaps(80, "messengerInvalid", (text) => /^[\w.-]{2,80}$/.test(text)),
  logo: z.strictObject({ light: logoPicture, dark: logoPicture, symbol }, object),
  primaryColor: color,
  topBar,
  footer,
  exchangeRate: z.strictObject({ vndPerUsd, date: pastDay }, object),
  displayRates: z.strictObject({ vndPerEur: rateOrNone(1_000, 1_000_000), vndPerKrw: rateOrNone(1, 1_000) }, object),
  office,
  holdHours: wholeNumber(1, 1000),
  undecided: z.enum(UNDECIDED, "undecidedInvalid"),
  retention: z.strictObject({ guestDays: wholeNumber(30, 36_500), networkDays: wholeNumber(1, 36_500) }, object),
  figures: z.strictObject({ home: figures, about: figures }, object),
  ratings: z.strictObject({ tour: rating, transfer: rating }, object),
  pictures: z.strictObject(
    { about: z.nullable(image), contact: z.nullable(image), account: listOf(image, ACCOUNT_SCENES) },
    object,
  ),
  homeTitle: perhapsLine(70),
  homeDescription: perhapsLine(200),
  heroEyebrow: perhapsLine(60),
  heroHeadline: perhapsLine(60),
  heroText: perhapsLine(300),
  heroSlides: slides,
  homePlaces,
  homeMap: chosen(HOME_LIMITS.map),
  homeTours: chosen(HOME_LIMITS.tours),
  homeTransfers: chosen(HOME_LIMITS.transfers),
  benefits,
  benefitsPicture: z.nullable(image),
  referencePrefix: z.string("prefixInvalid").check(
    z.overwrite((text) => text.trim().toUpperCase()),
    z.regex(/^([A-Z]{2,5})?$/, "prefixInvalid"),
  ),
  legalName: oneLine(200, "textInvalid"),
  enterpriseNumber: perhaps(20, "enterpriseNumberInvalid", (text) => /^[\dA-Z-]{6,20}$/i.test(text)),
  enterpriseIssuedOn: pastDayOrNone,
  enterpriseIssuedBy: oneLine(200, "textInvalid"),
  taxCode: perhaps(20, "taxCodeInvalid", (text) => /^(\d{10}(-\d{3})?|\d{12})$/.test(text)),
  legalRepresentative: oneLine(120, "textInvalid"),
  licenceKind: z.enum(LICENCE_KINDS, "licenceKindInvalid"),
  licenceNumber: oneLine(60, "textInvalid"),
  licenceIssuedOn: pastDayOrNone,
  badgeUrl: badgeLink,
  complaintsContact: perhapsText(500),
  complaintAnswerDays: wholeNumber(1, 60),
  complaintSettleDays: wholeNumber(1, 365),
  isOpen: booleanField,
  noticeText: perhapsText(300),
  noticeFrom: dayOrNone,
  noticeUntil: dayOrNone,
  secondFactorRoles: listOf(z.enum(STAFF_ROLE_NAMES, "rolesInvalid"), STAFF_ROLE_NAMES.length).check(
    z.refine((roles) => new Set(roles).size === roles.length, "rolesInvalid"),
  ),
  bankAccounts,
  paymentPlan,
  paymentReminders: z.strictObject(
    {
      beforeHours: wholeNumber(0, MAX_PAYMENT_REMINDER_HOURS),
      afterHours: wholeNumber(0, MAX_PAYMENT_REMINDER_HOURS),
    },
    object,
  ),
  reminderDays: wholeNumber(0, MAX_REMINDER_DAYS),
  invitationDays: wholeNumber(0, MAX_INVITATION_DAYS),
  googleReviews,
  tripadvisor: profileAt("tripadvisorInvalid", "tripadvisor.com", "tripadvisor.com.vn"),
}

const more = { ...readOnly("updatedAt"), version: knownVersion }

export const settingsChange = z.strictObject({ ...z.partial(z.object(FIELDS)).shape, ...more }, object)

export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined } & {
  version?: number | undefined
}

export function groupChange(group: SettingsGroup) {
  const fields = Object.fromEntries(
    SETTINGS_GROUPS[group].map((name) => [name, z.optional(FIELDS[name] as z.ZodMiniType)]),
  )
  return z.strictObject({ ...fields, ...more }, object) as z.ZodMiniType<SettingsChange>
}
