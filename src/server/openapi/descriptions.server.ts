import * as z from "zod"
import { accountDescriptions } from "#features/account/openapi.server.ts"
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
import { settingsDescriptions } from "#features/settings/openapi.server.ts"
import { tourDescriptions } from "#features/tours/openapi.server.ts"
import { transferDescriptions } from "#features/transfers/openapi.server.ts"
import { outboxDescriptions } from "../outbox-openapi.server.ts"
import { type Descriptions, group } from "./describe.server.ts"

const healthOf = (success: boolean, status: string, database: string) =>
  z.strictObject({
    success: z.literal(success),
    data: z.strictObject({ status: z.literal(status), parts: z.strictObject({ database: z.literal(database) }) }),
  })

const server = group("Server", {
  "GET /health": {
    summary: "Whether all is well; 503 while a part is away",
    answer: healthOf(true, "ok", "ok"),
    failure: healthOf(false, "degraded", "away"),
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
  ...blogDescriptions,
  ...accountDescriptions,
  ...consultationDescriptions,
  ...contactDescriptions,
  ...newsletterDescriptions,
  ...settingsDescriptions,
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
    "JSON of at most 256 KB and 20 levels is read. 429 says in `Retry-After` when to try again.",
  ].join("\n\n"),
}
