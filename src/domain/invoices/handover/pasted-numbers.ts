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

/**
 * Reads the invoices in rows that were copied from a spreadsheet: reference, series, number, date, and, if there are any,
 * lookup code and link. A first row of headings is left out. `unreadable` are the numbers of lines that lack something.
 */
export function readPastedNumbers(text: string): { rows: PastedNumber[]; unreadable: number[] } {
  const rows: PastedNumber[] = []
  const unreadable: number[] = []
  for (const [nth, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue
    const cells = line.split(line.includes("\t") ? "\t" : /[;,]/).map((cell) => cell.trim())
    const [reference = "", series = "", number = "", date = "", lookupCode = "", link = ""] = cells
    const issuedOn = readDay(date)
    if (reference && series && /^\d+$/.test(number) && issuedOn)
      rows.push({ reference, series, number, issuedOn, lookupCode, link })
    else if (nth > 0 || /\d/.test(number + date)) unreadable.push(nth + 1)
  }
  return { rows, unreadable }
}
