import * as z from "zod"
import { image, paymentPlan } from "#domain/catalogue/shapes.server.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { STAFF_ROLE_NAMES } from "#lib/roles.ts"
import { warnings } from "#server/openapi/describe.server.ts"
import {
  calendarDate,
  currency,
  id,
  instant,
  localized,
  natural,
  slug,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import { ACCOUNT_USES } from "./bank-accounts/bank-account.ts"
import { MAX_LOGO } from "./logo/logo.ts"
import { LICENCE_KINDS, SETTINGS_GROUPS, UNDECIDED } from "./settings.ts"

const text = z.string()
const dateOrEmpty = z.union([calendarDate, z.literal("")])
const figures = z.array(z.strictObject({ figure: text, label: localized }))
export const logo = z
  .strictObject({ url: z.string().startsWith("/media/logos/"), width: natural, height: natural })
  .meta({ id: "Logo" })
export const bankAccount = z
  .strictObject({
    bin: text.describe("The bank: its six digits among the State Bank's"),
    bankName: text.describe("Of a bank that isn't in the product's list"),
    accountNumber: text,
    holder: text.describe("As banks write it: A to Z, without accents"),
    branch: text,
    currency,
    swift: text.describe("Of an account in dollars"),
    usedFor: z.enum(ACCOUNT_USES),
    products: z
      .array(id)
      .optional()
      .describe("The tours, transfers and extras that it is for alone, whatever `usedFor` says"),
  })
  .meta({ id: "BankAccount" })
const rating = z.strictObject({ average: z.number(), count: natural })

/** Spec §3. Colours are #RRGGBB. */
export const settings = z
  .strictObject({
    phone: text,
    email: text,
    companyName: localized,
    companyDescription: localized,
    address: localized,
    businessHours: localized,
    footerText: localized,
    referencePrefix: text.describe(
      "What references of bookings begin with: 2 to 5 letters. Empty: the company's initials",
    ),
    howToPay: localized.describe("How and by when guests pay"),
    facebook: text,
    instagram: text,
    youtube: text,
    tiktok: text,
    zalo: text,
    whatsapp: text,
    messenger: text,
    logo: z
      .strictObject({ light: logo.nullable(), dark: logo.nullable(), symbol: logo.nullable() })
      .describe("For light and for dark ground, and the square symbol of icons. Without one, the company's initial"),
    primaryColor: text,
    topBar: z.strictObject({ backgroundColor: text, textColor: text, hoverColor: text }),
    footer: z.strictObject({ backgroundColor: text, textColor: text, secondaryTextColor: text, borderColor: text }),
    exchangeRate: z
      .strictObject({ vndPerUsd: z.number(), date: calendarDate })
      .describe("Đồng per US dollar, and the day it was entered"),
    displayRates: z
      .strictObject({ vndPerEur: z.number(), vndPerKrw: z.number() })
      .describe("Đồng per euro and per South Korean won, to show prices only. 0: the currency is not offered"),
    office: z
      .strictObject({ weekdays: z.array(natural), opens: wallClock, closes: wallClock, answerHours: natural })
      .describe("ISO weekdays. Requests are answered within `answerHours` opening hours"),
    holdHours: natural.describe("Hours after the due answer when an unanswered request expires"),
    undecided: z
      .enum(UNDECIDED)
      .describe("What becomes of a departure below its minimum once its time of decision has passed"),
    retention: z
      .strictObject({ guestDays: natural, networkDays: natural })
      .describe("Days to keep guests' data after the trip, and their networks"),
    figures: z.strictObject({ home: figures, about: figures }).describe("The company in figures, by page"),
    ratings: z
      .strictObject({ tour: rating, transfer: rating })
      .describe("The company's own, until there are guest reviews. Not shown while `count` is 0"),
    pictures: z
      .strictObject({ about: image.nullable(), contact: image.nullable(), account: z.array(image) })
      .describe("Of the pages about the company, to contact it, and to sign in. Without one, a field of colour"),
    homeTitle: localized.describe("In the browser's tab and in search results. Without it, made of the company's name"),
    homeDescription: localized.describe("For search results. Without it, the company's description"),
    heroEyebrow: localized,
    heroHeadline: localized.describe("Without it, the company's name"),
    heroText: localized,
    heroSlides: z.array(z.strictObject({ picture: image, caption: localized, link: text })),
    homePlaces: z.array(z.strictObject({ slug, picture: image.nullable() })),
    homeMap: z.array(slug).describe("Places with a pin on the map of the home page, if they are known"),
    homeTours: z.array(slug).describe("In this order. Without any, those that are featured"),
    homeTransfers: z.array(slug).describe("In this order. Without any, those that are featured"),
    benefits: z.array(z.strictObject({ title: localized, text: localized })).describe("Why travel with the company"),
    benefitsPicture: image.nullable(),
    legalName: text.describe("As the company is registered"),
    enterpriseNumber: text,
    enterpriseIssuedOn: dateOrEmpty,
    enterpriseIssuedBy: text,
    taxCode: text.describe("10 digits, 10 and 3 for a branch, or 12 for a household business"),
    legalRepresentative: text,
    licenceKind: z.enum(LICENCE_KINDS),
    licenceNumber: text.describe("Of the licence to run a travel business. Without it none is shown"),
    licenceIssuedOn: dateOrEmpty,
    badgeUrl: text.describe("The company's entry at online.gov.vn"),
    complaintsContact: localized.describe("Where guests complain. Without it, no deadlines are shown"),
    complaintAnswerDays: natural.describe("Working days until a complaint is answered"),
    complaintSettleDays: natural.describe("Days until a complaint is settled"),
    isOpen: z.boolean().describe("Until a new company opens its site, visitors see that it opens soon"),
    noticeText: localized.describe(
      "Stands over every page from `noticeFrom` until `noticeUntil`, days in Hanoi. On others only with `view=edit`",
    ),
    noticeFrom: dateOrEmpty,
    noticeUntil: dateOrEmpty,
    secondFactorRoles: z
      .array(z.enum(STAFF_ROLE_NAMES))
      .optional()
      .describe("Roles that must sign in with a second factor. Only with `view=edit`"),
    bankAccounts: z
      .array(bankAccount)
      .optional()
      .describe("Guests pay into the first one that fits. Only with `view=edit`: guests read them on their booking"),
    paymentPlan: paymentPlan
      .nullable()
      .describe("Of what has none of its own. Null: everything is due, without a date"),
    paymentReminders: z
      .strictObject({ beforeHours: natural, afterHours: natural })
      .optional()
      .describe("Hours before and after a payment is due when its guest is reminded. 0: never. Only with `view=edit`"),
    reminderDays: natural.describe("Days before the trip when guests are reminded. 0: never"),
    invitationDays: natural.describe("Days after the trip when guests are asked for a review. 0: never"),
    googleReviews: text.describe("Where guests can review the company on Google, offered in the invitation"),
    tripadvisor: text.describe("The same on Tripadvisor"),
  })
  .meta({ id: "Settings" })

const edited = { version, updatedAt: instant.nullable() }
export const stored = settings.extend(edited).meta({ id: "StoredSettings" })
export const part = settings.partial().meta({ id: "SettingsGroup" })
export const storedPart = part.extend(edited).meta({ id: "StoredSettingsGroup" })
export const written = z.strictObject({ success: z.literal(true), data: stored, warnings })

const file = z
  .file()
  .max(MAX_LOGO.bytes)
  .describe("An SVG of at most 256 KB, or a PNG, WebP, JPEG or AVIF of at most 5 MB")
export const logoForm = z.strictObject({ image: file })

const values = z.record(z.string(), z.unknown()).describe("The changed fields of the group")
/** A change of a group of settings. `by` is null for an account that is no longer in use. */
export const revision = z
  .strictObject({ at: instant, by: text.nullable(), before: values, after: values })
  .meta({ id: "SettingsRevision" })

export const names = keysOf(SETTINGS_GROUPS)
export const path = { group: z.enum(names) }
