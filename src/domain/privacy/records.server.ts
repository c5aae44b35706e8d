import { getTableName } from "drizzle-orm"
import type * as z from "zod"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Localized } from "#i18n/localized.ts"
import type { ClassifiedTable, PersonalData } from "#server/database/personal-data.server.ts"
import { columnWords } from "./column-words.ts"
import type * as shapes from "./shapes.server.ts"

export type PersonalDataRecord = z.infer<typeof shapes.record>

/** Returns the names of a table's columns with personal data. */
export function personalColumns({
  deleted = [],
  cleared = {},
  networks = {},
}: Omit<ClassifiedTable, "table">): string[] {
  return [...deleted, ...Object.keys(cleared), ...Object.keys(networks)]
}

/** Returns what is stored about people, where, why and how long, as the slices describe it. */
export async function listRecords({ tables }: Required<PersonalData>): Promise<PersonalDataRecord[]> {
  const { guestDays, networkDays } = (await findSettings()).retention
  return tables.flatMap(({ purpose, ...classified }) => {
    const columns = personalColumns(classified)
    if (columns.length === 0) return []
    const table = getTableName(classified.table)
    if (!purpose) throw new Error(`Say what the table ${table} is for: it holds personal data.`)
    const { name, why, kept } = purpose
    return {
      ...{ table, name, why },
      days: kept === "guests" ? guestDays : null,
      kept: kept === "guests" ? null : kept,
      networkDays: classified.networks ? networkDays : null,
      data: each(columns.map((column) => wordsFor(table, column))),
      erased: classified.cleared ? "cleared" : "deleted",
    }
  })
}

/** Several columns hold the same, such as a phone number as it was typed and as it is dialled. */
function each(words: Localized[]): Localized[] {
  return words.filter(({ en }, at) => words.findIndex((other) => other.en === en) === at)
}

function wordsFor(table: string, column: string): Localized {
  const words = columnWords[`${table}.${column}`] ?? columnWords[column]
  if (!words) throw new Error(`Say in words what ${table}.${column} holds (domain/privacy/column-words.ts).`)
  return words
}
