import { and, eq } from "drizzle-orm"
import type { Context } from "hono"
import { accountKey, bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { inBoth } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { type Cell, readSheetFile } from "#server/documents/read-sheet.server.ts"
import { badRequest, HttpError, invalid } from "#server/errors.server.ts"
import { parse } from "#server/http/validation.server.ts"
import { type Delimiter, MAX_AGE_DAYS, MAX_BANK_REFERENCE, MAX_CONTENT, MAX_STATEMENT_ROWS } from "./bank-statement.ts"
import { bankColumns } from "./bank-statements.table.server.ts"
import { type Columns, columns as columnsSchema, separation } from "./columns.schema.ts"
import { type BrokenRow, type ParsedRows, parseRows } from "./file/parse-rows.server.ts"
import { messages, PROBLEMS } from "./messages.ts"

const MAX_ERRORS = 50
const FIELDS = ["file", "account", "columns", "accepted", "delimiter"]

/** An account of the company, as transactions name it. */
export type Account = { bin: string; accountNumber: string; currency: Currency; bank: string }
export type Sent = {
  account: Account
  cells: Cell[][]
  /** What separates the columns of a CSV file. */
  delimiter: string | null
  /** The same, if a person has said so, now or before. */
  chosen: Delimiter | undefined
  field: (name: string) => unknown
}

/** Reads a posted statement and the account that it is of. Check the size of the body before. @throws invalid, HttpError */
export async function readStatement(c: Context): Promise<Sent> {
  const type = c.req.header("content-type") ?? ""
  if (!/^multipart\/form-data\b/i.test(type))
    throw new HttpError(415, "UNSUPPORTED_MEDIA_TYPE", {
      en: "Send the file as a form.",
      vi: "Hãy gửi tệp qua biểu mẫu.",
    })
  const form = await readForm(Buffer.from(await c.req.arrayBuffer()), type)
  const file = form.get("file")
  if (file === null || typeof file === "string" || file.size === 0) throw wrong("file", messages.fileMissing)
  const account = await findAccount(String(form.get("account") ?? ""))
  if (!account) throw wrong("account", messages.accountUnknown)
  const field = (name: string) => fromJson(name, form.get(name))
  const said = parse(separation, { delimiter: field("delimiter") }, messages)
  const chosen = said.delimiter ?? (await findColumns(account))?.delimiter
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { rows: cells = [], delimiter = null } = (await readSheetFile(bytes, MAX_STATEMENT_ROWS, chosen ?? "")) ?? {}
  if (cells.length === 0) throw wrong("file", messages.fileUnreadable)
  if (cells.length > MAX_STATEMENT_ROWS) throw wrong("file", messages.tooManyRows)
  return { account, cells, delimiter, chosen: chosen ?? undefined, field }
}

/** A body of very many parts would take long to parse. */
async function readForm(body: Buffer, type: string): Promise<FormData> {
  const boundary = /boundary="?([^";\s]+)/i.exec(type)?.[1]
  const unreadable = () => badRequest(messages.fileUnreadable)
  if (!boundary || body.toString("latin1").split(`--${boundary}`, 12).length > FIELDS.length + 2) throw unreadable()
  return new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData().catch(() => {
    throw unreadable()
  })
}

function fromJson(field: string, sent: FormDataEntryValue | null): unknown {
  if (sent === null) return undefined
  try {
    return JSON.parse(String(sent))
  } catch {
    throw wrong(field, { en: `${field} is not valid JSON`, vi: `${field} không phải JSON hợp lệ` })
  }
}

/** Returns what staff have said of the statements of an account. */
export async function findColumns({ bin, accountNumber }: Account) {
  const ofAccount = and(eq(bankColumns.bin, bin), eq(bankColumns.accountNumber, accountNumber))
  return (await db.select().from(bankColumns).where(ofAccount)).at(0)
}

/** Returns an account of the settings by its key, or by its number. */
export async function findAccount(named: string, currency?: Currency): Promise<Account | undefined> {
  const { bankAccounts = [] } = await findSettings()
  const found = bankAccounts
    .filter((one) => !currency || one.currency === currency)
    .find((one) => accountKey(one) === named || one.accountNumber === named)
  return found && { ...presentAccount(found), bank: bankName(found) }
}

const presentAccount = ({ bin, accountNumber, currency }: Omit<Account, "bank">) => ({ bin, accountNumber, currency })

/** Reads all rows. @throws invalid that names each broken row and its column, or columns that can't be right */
export function parseStatement(
  cells: Cell[][],
  sent: unknown,
  { currency }: Account,
): ParsedRows & { columns: Columns } {
  const columns = parse(columnsSchema, sent, messages)
  const today = hanoiDate()
  const limits = {
    content: MAX_CONTENT,
    reference: MAX_BANK_REFERENCE,
    from: addDays(today, -MAX_AGE_DAYS),
    until: today,
  }
  const parsed = parseRows(cells, columns, currency, limits)
  if (parsed.broken.length) throw invalid(parsed.broken.slice(0, MAX_ERRORS).map(brokenRow))
  if (parsed.rows.length === 0) throw wrong("columns", messages.noRows)
  // A wrong column would make payments of nothing.
  if (parsed.rows.every(({ amountMinor }) => amountMinor === 0)) throw wrong("columns", messages.allZero)
  return { ...parsed, columns }
}

function brokenRow({ row, column, problem, value }: BrokenRow) {
  const said = value && `“${value}” `
  const message = inBoth((language) =>
    language === "vi"
      ? `Dòng ${row}, cột ${column}: ${said}${PROBLEMS[problem].vi}`
      : `Row ${row}, column ${column}: ${said}${PROBLEMS[problem].en}`,
  )
  return { field: `rows.${row}`, message }
}

const wrong = (field: string, message: Localized) => invalid([{ field, message }])
