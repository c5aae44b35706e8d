import * as z from "zod"
import { GUIDE_LANGUAGES } from "#domain/tours/tour.ts"
import { calendarDate, id, localized, natural, version } from "#server/openapi/shapes.server.ts"
import { PAPER_KINDS, RESOURCE_KINDS } from "./resource.ts"

export const partner = z
  .strictObject({
    _id: id,
    name: z.string(),
    phone: z.string(),
    zalo: z.string(),
    email: z.string(),
    note: z.string(),
    isArchived: z.boolean().describe("No longer offered. What it lent keeps its name"),
    version,
  })
  .meta({ id: "Partner" })

const paper = z.strictObject({
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  class: z.string().describe("Such as D2 of a driving licence"),
  expires: calendarDate.nullable().describe("The last day on which it is valid"),
})

export const resource = z
  .strictObject({
    _id: id,
    kind: z.enum(RESOURCE_KINDS),
    name: z.string().describe("Of a vehicle its plate"),
    phone: z.string(),
    zalo: z.string(),
    accountId: id.nullable().describe("The account of a guide, who sees the own departures after signing in"),
    homeCity: z.string(),
    languages: z.array(z.enum(GUIDE_LANGUAGES)),
    papers: z.array(paper),
    vehicleKind: z.string(),
    seats: natural.nullable().describe("For guests"),
    bags: natural.nullable(),
    cabins: z.array(z.strictObject({ name: localized, count: natural })),
    partnerId: id.nullable().describe("Who lends it. Null: the company's own"),
    note: z.string(),
    isArchived: z.boolean().describe("No longer offered, but still named by past trips"),
    version,
  })
  .meta({ id: "Resource" })

/** Both days are inclusive. */
export const absence = z
  .strictObject({ _id: id, resourceId: id, from: calendarDate, to: calendarDate, reason: z.string(), version })
  .meta({ id: "ResourceAbsence" })
