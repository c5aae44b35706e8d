import { type Context, Hono } from "hono"
import { createMiddleware } from "hono/factory"
import { channelNames } from "#domain/enquiries/handling.ts"
import { explainInPage } from "#domain/privacy/exports/failure-page.server.ts"
import { languageIn, staffWords } from "#domain/privacy/exports/words.server.ts"
import { recordListExport } from "#domain/privacy/privacy-requests.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { SPREADSHEET } from "#server/documents/spreadsheet.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { findFigures } from "./count-figures.server.ts"
import { figuresQuery, monthQuery, tableQuery } from "./figures.schema.ts"
import { messages } from "./messages.ts"
import { monthSheet } from "./month-sheet.server.ts"
import * as shapes from "./shapes.server.ts"
import { figureMessages } from "./staff/messages.ts"
import { tableSheet } from "./table-sheet.server.ts"

export const figureRoutes = new Hono().get(
  "/",
  describe({
    summary: "Get the figures of a period",
    more: "`from` and `to` are days in Hanoi, at most three years. Bookings count by the day of the request, or of the trip with `by=travel`; payments by the day on which they were paid. `before` is the period just before. Long periods may answer with the state `counting`: ask again after a second.",
    answer: one(shapes.figures),
    errors: ["TOO_MANY_REQUESTS"],
  }),
  query(figuresQuery, messages),
  async (c) => c.json({ success: true, data: await findFigures(c.req.valid("query")) }),
)

const recordExport = createMiddleware(async (c, next) => {
  await recordListExport("figures", userOf(c))
  await next()
})

const TEXTS = { figures: figureMessages, enquiries: { channels: channelNames } }
const wordsOf = (c: Context) => staffWords(languageIn(c), TEXTS)

const sheet = (summary: string, more: string) =>
  describe({
    summary,
    more: `An Excel file (XLSX) in the language of the request. ${more}`,
    answer: { mediaType: SPREADSHEET },
    errors: ["TOO_LARGE", "TOO_MANY_REQUESTS"],
  })

export const figureFileRoutes = new Hono()
  .use(explainInPage)
  .get(
    "/sheet",
    sheet("A table of the figures as a spreadsheet", "Period and calendar are those of `GET /figures`."),
    query(tableQuery, messages),
    recordExport,
    async (c) => tableSheet(c.req.valid("query"), wordsOf(c)),
  )
  .get(
    "/month",
    sheet(
      "The accountant's month as a spreadsheet",
      "Payments, sums by account and day, receipts, invoices, and what is open now.",
    ),
    query(monthQuery, messages),
    recordExport,
    async (c) => monthSheet(c.req.valid("query").month, wordsOf(c)),
  )
