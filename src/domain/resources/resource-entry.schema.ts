import * as z from "zod/mini"
import { booleanField, choice, entrySchemas, listOf, localizedLine } from "#domain/catalogue/content-fields.ts"
import { GUIDE_LANGUAGES } from "#domain/tours/tour.ts"
import { calendarDate, emailOrNone, fieldsError, longText, oneLine, phoneNumber, required } from "#lib/fields.ts"
import { PAPER_KINDS, PAPERS_OF, RESOURCE_KINDS, type ResourceKind } from "./resource.ts"

const line = (max: number) => oneLine(max, "textInvalid")
const phone = phoneNumber("textInvalid")
const note = longText(2_000, "textInvalid")

export const partnerSchemas = entrySchemas(
  { name: line(120).check(required("nameRequired")) },
  { phone, zalo: line(120), email: emailOrNone, note, isArchived: booleanField },
)
export type PartnerEntry = z.infer<typeof partnerSchemas.entry>

const object = { error: fieldsError("fieldRequired") }

const paper = z
  .strictObject(
    {
      kind: z.enum(PAPER_KINDS, "paperKindInvalid"),
      number: z._default(line(40), ""),
      class: z._default(line(20), ""),
      expires: z._default(z.nullable(calendarDate("dateInvalid")), null),
    },
    object,
  )
  .check(
    z.refine(({ number, expires }) => number !== "" || expires !== null, { error: "paperEmpty", path: ["number"] }),
  )

const cabin = z.strictObject(
  {
    name: localizedLine(60),
    count: z.int("cabinCountInvalid").check(z.gte(1, "cabinCountInvalid"), z.lte(200, "cabinCountInvalid")),
  },
  object,
)

const upTo500 = (least: number, error: string) => z.nullable(z.int(error).check(z.gte(least, error), z.lte(500, error)))

const resources = entrySchemas(
  { kind: choice(RESOURCE_KINDS), name: line(120) },
  {
    phone,
    zalo: line(120),
    accountId: z.nullable(z.uuid("accountUnknown")),
    homeCity: line(80),
    languages: listOf(z.enum(GUIDE_LANGUAGES, "languageUnknown"), GUIDE_LANGUAGES.length),
    papers: listOf(paper, 12),
    vehicleKind: line(80),
    seats: upTo500(1, "seatsInvalid"),
    bags: upTo500(0, "bagsInvalid"),
    cabins: listOf(cabin, 20),
    partnerId: z.nullable(z.uuid("partnerUnknown")),
    note,
    isArchived: booleanField,
  },
)

const NAME_MISSING: Record<ResourceKind, string> = {
  guide: "personNameRequired",
  driver: "personNameRequired",
  vehicle: "plateRequired",
  boat: "boatNameRequired",
}

/** Each kind has papers of its own, and says what is missing in its own words. */
export const resourceEntry = resources.entry.check(({ value, issues }) => {
  const { kind, name, papers } = value
  const wrong = (path: PropertyKey[], message: string) =>
    issues.push({ code: "custom", path, message, input: undefined })
  if (name === "") wrong(["name"], NAME_MISSING[kind])
  const allowed: readonly string[] = PAPERS_OF[kind]
  for (const [nth, paper] of papers.entries())
    if (!allowed.includes(paper.kind)) wrong(["papers", nth, "kind"], "paperKindInvalid")
})
export type ResourceEntry = z.infer<typeof resources.entry>
export const resourceCreation = resources.creation
/** A guide doesn't become a boat. */
export const resourceChange = z.omit(resources.change, { kind: true })

export const absenceSchemas = entrySchemas(
  {
    resourceId: z.uuid("resourceUnknown"),
    from: calendarDate("dateInvalid"),
    to: calendarDate("dateInvalid"),
  },
  { reason: line(200) },
)
export type AbsenceEntry = z.infer<typeof absenceSchemas.entry>
export const absenceEntry = absenceSchemas.entry.check(
  z.refine(({ from, to }) => from <= to, { error: "orderInvalid", path: ["to"] }),
)
export const absenceChange = z.omit(absenceSchemas.change, { resourceId: true })
