import { type Context, Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import { listUsers } from "#domain/account/staff/users.server.ts"
import { dayQuery, listDayJobs } from "#domain/boarding/day/day-jobs.server.ts"
import { findManifest } from "#domain/boarding/manifest/manifest.server.ts"
import { bookingListing } from "#domain/bookings/staff/booking-list.schema.ts"
import { listAllBookings } from "#domain/bookings/staff/booking-list.server.ts"
import { period } from "#domain/cash-book/cash-book.schema.ts"
import { messages as cashBookMessages } from "#domain/cash-book/messages.ts"
import { readCashBook } from "#domain/cash-book/read-book.server.ts"
import { listConsultations } from "#domain/enquiries/enquiries.server.ts"
import { exportSheet } from "#domain/invoices/handover/export-sheet.server.ts"
import { exportPeople, findPerson } from "#domain/people/people.server.ts"
import { contactOf } from "#domain/people/people.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { hanoiDate } from "#lib/today.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { linkFile } from "#server/auth/file-links.server.ts"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import { fileHeaders } from "#server/documents/file-headers.server.ts"
import { SPREADSHEET } from "#server/documents/spreadsheet.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { fileNames } from "../messages.ts"
import { exportPerson, recordListExport } from "../privacy-requests.server.ts"
import * as shapes from "../shapes.server.ts"
import { bookingSheet } from "./booking-sheet.server.ts"
import { cashBookSheet } from "./cash-book-sheet.server.ts"
import { csvFile } from "./csv.server.ts"
import { bookingColumns, consultationColumns, customerColumns } from "./csv-columns.server.ts"
import { daySheet } from "./day-sheet.server.ts"
import { explainInPage } from "./failure-page.server.ts"
import { manifestSheet } from "./manifest-sheet.server.ts"
import { personSheet } from "./person-sheet.server.ts"
import { languageIn, staffWords } from "./words.server.ts"

const file = (summary: string) =>
  describe({
    summary,
    more: "UTF-8 with a byte order mark, semicolons and decimal commas, so that Vietnamese Excel opens it.",
    answer: { mediaType: "text/csv" },
  })

const recordExport = (list: string) =>
  createMiddleware(async (c, next) => {
    await recordListExport(list, userOf(c))
    await next()
  })

const sheet = (summary: string, more: string, path?: Record<string, z.ZodType>) =>
  describe({
    summary,
    more: `An Excel file (XLSX) in the language of the request. ${more}`,
    answer: { mediaType: SPREADSHEET },
    errors: path ? ["NOT_FOUND", "TOO_LARGE", "TOO_MANY_REQUESTS"] : ["TOO_LARGE", "TOO_MANY_REQUESTS"],
    ...(path && { path }),
  })

const wordsOf = (c: Context) => staffWords(languageIn(c))

const linkRequest = z.strictObject({
  path: z
    .string()
    .max(2000)
    .regex(/^\/exports\/[\w/-]+(\?[^#\s]*)?$/),
})

/** `personalData`: what all slices store of people. */
export const exportRoutes = (personalData: Required<PersonalData>) =>
  new Hono()
    .use(explainInPage)
    .post(
      "/links",
      describe({
        summary: "Get a link to one of these files",
        more: "It opens without a token for a minute, as links, in-app browsers and download managers need.",
        answer: one(z.strictObject({ url: z.string() })),
        example: { path: "/exports/bookings" },
      }),
      body(linkRequest, {}),
      async (c) => {
        const url = await linkFile(c.req.valid("json").path, userOf(c), languageOf(c))
        return c.json({ success: true, data: { url } })
      },
    )
    .get(
      "/bookings/sheet",
      sheet("The bookings of a list as a spreadsheet", "Filters and order are those of the list of bookings."),
      query(bookingListing),
      recordExport("bookings"),
      async (c) => bookingSheet(c.req.valid("query"), wordsOf(c)),
    )
    .get(
      "/invoices/:id/sheet",
      sheet("The file of invoices for the provider", "The same as it was handed over, in the columns of staff.", {
        id,
      }),
      async (c) => exportSheet(c.req.param("id"), languageIn(c)),
    )
    .get(
      "/people/sheet",
      sheet("All people as a spreadsheet", "Administrators only. The audit log records who took it."),
      async (c) => personSheet(await exportPeople(userOf(c)), wordsOf(c)),
    )
    .get(
      "/people/:id/data",
      describe({
        summary: "Everything stored about a person, as a file",
        more: "As in the answer of `POST /people/export`. `id` is that of a booking, request, message or account of theirs.",
        answer: shapes.exportOf(personalData),
        errors: ["NOT_FOUND"],
        path: { id },
      }),
      async (c) => {
        const person = await findPerson(c.req.param("id"), userOf(c))
        const data = await exportPerson(contactOf(person), userOf(c), personalData)
        const name = fileNames.personalData[languageIn(c)]
        const headers = fileHeaders(`${name}.json`, "application/json; charset=utf-8")
        return c.body(JSON.stringify(data, null, 2), { headers })
      },
    )
    .get(
      "/day/sheet",
      sheet("The jobs of a day as a spreadsheet", "By time. Without `date` it is today in Hanoi."),
      query(dayQuery),
      async (c) => {
        const { date = hanoiDate() } = c.req.valid("query")
        return daySheet(await listDayJobs({ date }), date, wordsOf(c))
      },
    )
    .get(
      "/cash-book/sheet",
      sheet("The cash book of some days as a spreadsheet", "Payments, hand-overs and entries in the till, by day."),
      query(period, cashBookMessages),
      recordExport("cash-book"),
      async (c) => cashBookSheet(await readCashBook(c.req.valid("query")), wordsOf(c)),
    )
    .get(
      "/departures/:id/sheet",
      sheet("The manifest of a departure as a spreadsheet", "In order of pick-up.", { id }),
      async (c) => manifestSheet(await findManifest(c.req.param("id")), wordsOf(c)),
    )
    .get("/bookings", file("All bookings as a file, the newest first"), recordExport("bookings"), (c) =>
      csvFile(
        fileNames.bookings[languageIn(c)],
        bookingColumns,
        async (place) => (await listAllBookings({ sort: "newest", ...place })).bookings,
      ),
    )
    .get(
      "/consultations",
      file("All requests for advice as a file, the newest first"),
      recordExport("consultations"),
      (c) =>
        csvFile(
          fileNames.consultations[languageIn(c)],
          consultationColumns,
          async (place) => (await listConsultations(place)).data,
        ),
    )
    .get("/customers", file("All customers as a file"), recordExport("customers"), (c) =>
      csvFile(
        fileNames.customers[languageIn(c)],
        customerColumns,
        async (place) => (await listUsers({ role: "customer", ...place })).data,
      ),
    )
