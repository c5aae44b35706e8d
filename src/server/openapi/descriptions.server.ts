import * as z from "zod"
import { accountDescriptions } from "#features/account/openapi.server.ts"
import { userDescriptions } from "#features/account/user-openapi.server.ts"
import { blogDescriptions } from "#features/blog/openapi.server.ts"
import { lifeDescriptions } from "#features/bookings/life-openapi.server.ts"
import { bookingDescriptions } from "#features/bookings/openapi.server.ts"
import { categoryDescriptions } from "#features/categories/openapi.server.ts"
import { consultationDescriptions } from "#features/consultations/openapi.server.ts"
import { contactDescriptions } from "#features/contact/openapi.server.ts"
import { departureDescriptions } from "#features/departures/openapi.server.ts"
import { holidayDescriptions } from "#features/holidays/openapi.server.ts"
import { newsletterDescriptions } from "#features/newsletter/openapi.server.ts"
import { productDescriptions } from "#features/products/openapi.server.ts"
import { reviewDescriptions } from "#features/reviews/openapi.server.ts"
import { settingsDescriptions } from "#features/settings/openapi.server.ts"
import { tourDescriptions } from "#features/tours/openapi.server.ts"
import { transferDescriptions } from "#features/transfers/openapi.server.ts"
import { uploadDescriptions } from "#features/uploads/openapi.server.ts"
import { exportDescriptions } from "#server/exports/openapi.server.ts"
import { peopleDescriptions } from "#server/people/openapi.server.ts"
import type { Parts } from "../health.server.ts"
import { outboxDescriptions } from "../outbox-openapi.server.ts"
import { type Descriptions, group, one } from "./describe.server.ts"
import { shapeOf } from "./shapes.server.ts"

const parts = shapeOf<Parts>()(
  z.strictObject({
    database: z.enum(["ok", "away"]),
    mail: z.enum(["ok", "late", "failing", "unknown"]).describe("'late': some wait; 'failing': some were given up"),
    disk: z.enum(["ok", "low", "unknown"]),
    pages: z.enum(["ok", "deaf"]).describe("'deaf': pages are drawn anew for everybody until changes can be heard of"),
  }),
)
const healthOf = (success: boolean, status: z.ZodType<"ok" | "degraded">, database: Parts["database"]) =>
  z.strictObject({
    success: z.literal(success),
    data: z.strictObject({ status, parts: parts.extend({ database: z.literal(database) }) }),
  })

const server = group("Server", {
  "GET /health": {
    summary: "Whether all is well; 503 while the database is away",
    answer: healthOf(true, z.enum(["ok", "degraded"]), "ok"),
    failure: healthOf(false, z.literal("degraded"), "away"),
  },
  "GET /warmup": {
    summary: "Wakes what the first page needs",
    answer: one(z.strictObject({ status: z.literal("ready") })),
  },
  "GET /openapi.json": {
    summary: "This description",
    answer: z.looseObject({ openapi: z.string(), paths: z.object({}).loose() }),
  },
  "GET /docs": { summary: "This description, to read", answer: { mediaType: "text/html" } },
})

/** What the API says of each of its routes. A route that is missing here fails the tests. */
export const DESCRIPTIONS: Descriptions = {
  ...bookingDescriptions,
  ...lifeDescriptions,
  ...tourDescriptions,
  ...departureDescriptions,
  ...holidayDescriptions,
  ...transferDescriptions,
  ...productDescriptions,
  ...categoryDescriptions,
  ...reviewDescriptions,
  ...blogDescriptions,
  ...uploadDescriptions,
  ...accountDescriptions,
  ...userDescriptions,
  ...consultationDescriptions,
  ...contactDescriptions,
  ...newsletterDescriptions,
  ...settingsDescriptions,
  ...exportDescriptions,
  ...peopleDescriptions,
  ...outboxDescriptions,
  ...server,
}

/** The groups in the order in which they are read. */
export const TAGS = [...new Set(Object.values(DESCRIPTIONS).map(({ tag }) => tag))].map((name) => ({ name }))

export const INTRODUCTION = {
  title: "Ghé API",
  version: "1",
  description: [
    "Everything that the site shows and does, as JSON. Its own pages ask the same.",
    "An error is `{success: false, code, message, errors?}` with the status that fits: `code` is for programs, " +
      "`message` for people, in the language of `Accept-Language` (`en` or `vi`). `errors` names each wrong field.",
    "Who signs in is given a token, to be sent as `Authorization: Bearer …`. Guests are given one with their booking: " +
      "`X-Guest-Token`.",
    "A request with an `Idempotency-Key` can be repeated safely: it is done once, and answered as the first time.",
    "Texts are in both languages, `{en, vi}`; money is in major units unless a name ends in `Minor`; travel dates are " +
      "`YYYY-MM-DD` by Hanoi's calendar; instants are UTC.",
    "JSON of at most 256 KB and 20 levels is read, and pictures of at most 10 MB. 429 says in `Retry-After` when to try again.",
  ].join("\n\n"),
}
