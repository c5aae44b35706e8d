import * as z from "zod/mini"
import { placeQuery } from "#domain/bookings/guest/guest-lookup.schema.ts"
import { INVOICE_STATES, MAX_HANDED_OVER } from "#domain/invoices/invoice.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { calendarDate, fieldsError, longest, oneLine, required } from "#lib/fields.ts"
import { isExchangeRate } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { COLUMN_FIELDS } from "./columns.ts"

const unknownField = { error: fieldsError("unknownField") }

const MAX_DAYS_BACK = 366
const MAX_DAYS_AHEAD = 7
const isNear = (date: string) =>
  date >= addDays(hanoiDate(), -MAX_DAYS_BACK) && date <= addDays(hanoiDate(), MAX_DAYS_AHEAD)
const isPast = (date: string) => date <= hanoiDate()

const bookingIds = z
  .array(z.uuid("bookingsRequired"), "bookingsRequired")
  .check(z.minLength(1, "bookingsRequired"), longest(MAX_HANDED_OVER, "bookingsRequired"))

const terms = {
  bookingIds,
  /** Default: each on the day on which it became due. */
  invoiceDate: z.optional(calendarDate("dateInvalid").check(z.refine(isNear, "invoiceDateFar"))),
  /** Đồng for a dollar on days of invoices. Default: the rates that staff had entered for them. */
  rates: z.optional(
    z
      .array(
        z.strictObject(
          {
            date: calendarDate("dateInvalid"),
            vndPerUsd: z.number("vndPerUsdInvalid").check(z.refine(isExchangeRate, "vndPerUsdInvalid")),
          },
          unknownField,
        ),
      )
      .check(longest(MAX_HANDED_OVER, "bookingsRequired")),
  ),
}

/** Body of `POST /invoices/preview`. */
export const previewRequest = z.strictObject(terms, unknownField)
export type PreviewRequest = z.infer<typeof previewRequest>

/** Body of `POST /invoices/exports`. */
export const exportRequest = z.strictObject({ ...terms, again: z.optional(z.boolean("againInvalid")) }, unknownField)
export type ExportRequest = z.infer<typeof exportRequest>

/** Body of `PUT /invoices/waived`. */
export const waiveRequest = z.strictObject({ bookingIds, isWaived: z.boolean("waivedInvalid") }, unknownField)

const issued = {
  series: oneLine(20, "seriesRequired").check(
    z.overwrite((typed) => typed.replace(/\s/g, "").toUpperCase()),
    required("seriesRequired"),
    z.regex(/^[A-Z0-9/]{4,15}$/, "seriesRequired"),
  ),
  number: oneLine(20, "numberRequired").check(
    required("numberRequired"),
    z.regex(/^\d{1,10}$/, "numberRequired"),
    // Providers fill numbers up with zeros, spreadsheets drop them.
    z.overwrite((typed) => typed.replace(/^0+(?=\d)/, "")),
  ),
  issuedOn: calendarDate("issuedOnRequired").check(z.refine(isPast, "issuedOnRequired")),
  lookupCode: z._default(oneLine(60, "textInvalid"), ""),
  link: z._default(
    oneLine(500, "linkInvalid").check(z.refine((link) => link === "" || /^https:\/\/\S+$/.test(link), "linkInvalid")),
    "",
  ),
}
/** Body of `PUT /invoices/{id}`. */
export const issuedDetails = z.strictObject(issued, unknownField)
export type IssuedDetails = z.infer<typeof issuedDetails>

/** Body of `POST /invoices/issued`. */
export const issuedRequest = z.strictObject(
  {
    rows: z
      .array(
        z.strictObject(
          { reference: oneLine(40, "bookingUnknown").check(required("bookingUnknown")), ...issued },
          unknownField,
        ),
        "rowsRequired",
      )
      .check(z.minLength(1, "rowsRequired"), longest(MAX_HANDED_OVER, "rowsRequired")),
  },
  unknownField,
)
export type IssuedRow = z.infer<typeof issuedRequest>["rows"][number]

const MAX_COLUMNS = 60

/** Body of `PUT /invoices/columns`. */
export const columnsRequest = z.strictObject(
  {
    columns: z
      .array(
        z.strictObject(
          {
            heading: oneLine(100, "headingRequired").check(required("headingRequired")),
            field: z.nullable(z.enum(keysOf(COLUMN_FIELDS), "fieldUnknown")),
            text: z._default(oneLine(200, "textInvalid"), ""),
          },
          unknownField,
        ),
        "columnsRequired",
      )
      .check(z.minLength(1, "columnsRequired"), longest(MAX_COLUMNS, "columnsRequired")),
    version: z.optional(z.int("versionRequired")),
  },
  unknownField,
)
export type ColumnsRequest = z.infer<typeof columnsRequest>

const day = z.optional(calendarDate())

/** Query of `GET /invoices`. `from` and `to` are travel dates. */
export const invoiceListing = z.object({
  state: z.optional(z.enum(INVOICE_STATES)),
  asked: z.optional(z.enum(["true"])),
  from: day,
  to: day,
  search: z.optional(z.string().check(z.maxLength(100))),
  ...placeQuery.shape,
})
export type InvoiceListing = z.infer<typeof invoiceListing>
