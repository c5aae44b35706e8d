import * as z from "zod/mini"
import { INTERESTS } from "#domain/catalogue/content.ts"
import { MAX_AGE } from "#domain/tours/tour.ts"
import {
  countryCode,
  emailAddress,
  fieldsError,
  longest,
  longText,
  oneLine,
  phoneNumber,
  required,
} from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"
import { hanoiDate, isCalendarDate } from "#lib/today.ts"
import type * as shapes from "./shapes.server.ts"

/** Spec §3. */
export const CONTACT_METHODS = ["email", "phone", "whatsapp"] as const
export const CONTACT_TIMES = ["anytime", "morning", "afternoon", "evening"] as const
export const BUDGETS = ["under-1000", "1000-3000", "3000-5000", "5000-10000", "over-10000"] as const
/** Zalo is what most Vietnamese write with. */
export const ANSWER_METHODS = [...CONTACT_METHODS, "zalo"] as const
/** The form chooses none for its visitors. */
export const BUDGET_CHOICES = ["undecided", ...BUDGETS] as const
/** Spec §9, for requests that name none. */
const DEFAULT_BUDGET = "under-1000"
const MAX_MESSAGE = 5000
const MAX_GROUP = 500

export type Consultation = z.infer<typeof shapes.consultation>
export type TourReference = NonNullable<Consultation["tourReference"]>

export type ConsultationAnswer = { success: true; data: { reference: string } }

const line = (max: number) => oneLine(max, "fieldsRequired").check(required("fieldsRequired"))
const optionalLine = (max: number) => z.optional(oneLine(max, "textInvalid"))

/** Browsers send an empty text for an open date. */
const date = z.optional(
  z.pipe(
    z.nullable(z.string("dateInvalid")).check(
      z.refine((text) => !text || isCalendarDate(text), { error: "dateInvalid", abort: true }),
      z.refine((text) => !text || text >= hanoiDate(), "datePast"),
    ),
    z.transform((text) => text || null),
  ),
)

const travelDates = z
  .strictObject(
    { startDate: date, endDate: date, flexible: z._default(z.boolean("flexibleInvalid"), false) },
    { error: fieldsError("dateInvalid") },
  )
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      error: "datesReversed",
      path: ["endDate"],
    }),
  )

const people = (min: number, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(MAX_GROUP, "groupTooLarge"))

const childAge = z.int("childAgesInvalid").check(z.gte(0, "childAgesInvalid"), z.lte(MAX_AGE, "childAgesInvalid"))

const numberOfTravelers = z
  .strictObject(
    {
      adults: people(1, "adultsRange"),
      children: z._default(people(0, "childrenRange"), 0),
      childAges: z.optional(z.array(childAge, "childAgesInvalid").check(z.maxLength(MAX_GROUP, "childAgesInvalid"))),
    },
    { error: fieldsError("adultsRange") },
  )
  .check(
    z.refine(({ children, childAges = [] }) => childAges.length <= Math.max(0, children), {
      error: "childAgesTooMany",
      path: ["childAges"],
    }),
  )

/** Only the id or slug and the displayed price are used. */
const tourReference = z.strictObject(
  {
    tourId: z.optional(z.string("tourInvalid").check(longest(100, "tourInvalid"))),
    tourTitle: z.optional(z.unknown()),
    tourSlug: z.optional(z.string("tourInvalid").check(longest(100, "tourInvalid"))),
    tourPrice: z.optional(
      z.nullable(z.number("tourInvalid").check(z.gte(0, "tourInvalid"), z.lte(1e12, "tourInvalid"))),
    ),
  },
  { error: fieldsError("tourInvalid") },
)

/** Sent by the spec's screens. Accepted but ignored, because the server determines these itself. */
const claimed = z.optional(z.unknown())

/** The specification also writes times with hours: 'morning 9-12'. */
const contactTime = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.replace(/ (9-12|12-5|5-8)$/, "") : value)),
  z.enum(CONTACT_TIMES, "contactTimeInvalid"),
)

/** Spec §3. */
export const consultationRequest = z.strictObject(
  {
    name: line(100),
    email: emailAddress("fieldsRequired"),
    phone: phoneNumber("fieldsRequired").check(required("fieldsRequired")),
    countryCode: z.optional(countryCode),
    subject: line(200),
    message: longText(MAX_MESSAGE, "fieldsRequired").check(required("fieldsRequired")),
    preferredContactMethod: z._default(z.enum(ANSWER_METHODS, "contactMethodInvalid"), "email"),
    preferredContactTime: z._default(contactTime, "anytime"),
    travelDates: z.optional(travelDates),
    numberOfTravelers: z._default(numberOfTravelers, { adults: 1, children: 0 }),
    budget: z._default(z.enum(BUDGET_CHOICES, "budgetInvalid"), DEFAULT_BUDGET),
    interests: z._default(
      z.array(z.enum(INTERESTS, "interestsInvalid"), "interestsInvalid").check(z.maxLength(20, "interestsInvalid")),
      [],
    ),
    tourReference: z.optional(z.nullable(tourReference)),
    source: optionalLine(100),
    referrerUrl: optionalLine(2000),
    ipAddress: claimed,
    userAgent: claimed,
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    ...formGuard,
  },
  { error: fieldsError("fieldsRequired") },
)
export type ConsultationRequest = z.infer<typeof consultationRequest>
