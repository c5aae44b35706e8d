import { isCalendarDate } from "#lib/today.ts"

export type PastedNumber = {
  reference: string
  series: string
  number: string
  issuedOn: string
  lookupCode: string
  link: string
}

/** Reads a date as spreadsheets show it: `31/12/2026`, `2026-12-31`. */
function readDay(typed: string): string {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : typed
  return isCalendarDate(date) ? date : ""
}

/** `lines` are the numbers of the lines of `rows`, `unreadable` those of lines that lack something. */
type Pasted = { rows: PastedNumber[]; lines: number[]; unreadable: number[] }

/**
 * Reads the invoices in rows that were copied from a spreadsheet: reference, series, number, date, and, if there are any,
 * lookup code and link. A first row of headings, which have no digits, is left out.
 */
export function readPastedNumbers(text: string): Pasted {
  const pasted: Pasted = { rows: [], lines: [], unreadable: [] }
  const typed = text.split(/\r?\n/).flatMap((line, nth) => (line.trim() ? [{ line, nth: nth + 1 }] : []))
  for (const [at, { line, nth }] of typed.entries()) {
    const cells = line.split(line.includes("\t") ? "\t" : /[;,]/).map((cell) => cell.trim())
    const [reference = "", series = "", number = "", date = "", lookupCode = "", link = ""] = cells
    const issuedOn = readDay(date)
    if (reference && series && /^\d+$/.test(number) && issuedOn) {
      pasted.rows.push({ reference, series, number, issuedOn, lookupCode, link })
      pasted.lines.push(nth)
    } else if (at > 0 || /\d/.test(line)) pasted.unreadable.push(nth)
  }
  return pasted
}
