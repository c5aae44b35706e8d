import { createRow, type StaffRows } from "#domain/catalogue/rows/staff-rows.server.ts"
import { searchSynonyms } from "#domain/catalogue/search/search-synonyms.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { messages } from "./messages.ts"
import type { Synonym } from "./synonym.ts"
import { type SynonymEntry, synonymSchemas } from "./synonym-entry.schema.ts"

export const synonymRows: StaffRows<SynonymEntry, Synonym> = {
  kind: "synonym",
  name: "Synonym",
  table: searchSynonyms,
  ...synonymSchemas,
  defaults: {},
  messages,
  present: presentSynonym,
}

const byAlphabet = new Intl.Collator("vi").compare

/** Returns all synonyms, by their first words. */
export async function listSynonyms(): Promise<Synonym[]> {
  const rows = await db.select().from(searchSynonyms).orderBy(searchSynonyms.id)
  return rows.map(presentSynonym).toSorted((a, b) => byAlphabet(a.words.join(), b.words.join()))
}

function presentSynonym({ id, words, version }: typeof searchSynonyms.$inferSelect): Synonym {
  return { _id: id, words, version }
}

/** Adds words that mean the same. @throws invalid */
export function createSynonym(words: string[], transaction?: Database): Promise<Synonym> {
  return createRow(synonymRows, { words }, undefined, transaction)
}
