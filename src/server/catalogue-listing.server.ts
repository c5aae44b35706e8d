import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/fold.ts"
import { toMinor } from "#lib/money.ts"
import type { CatalogueTable } from "./catalogue.server.ts"
import { gap } from "./database.server.ts"
import type { Condition, Query } from "./listing-statements.server.ts"

/** What every list of the catalogue may be asked for. Prices are US dollars. `active` is 'true' unless staff ask. */
export type Listing = {
  search?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  featured?: boolean | undefined
  active?: "true" | "false" | "all" | undefined
  sort?: string | undefined
  language?: Language | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** What a list adds of its own: conditions, and orders by the name of their sort. */
export type OwnListing = { conditions: Condition[]; orders?: Record<string, () => SQL[]> }

/** What a column of prices holds; no price is as high. */
const CENTS_MAX = 2 ** 31 - 1
const BY_PRICE = ["price-low", "price-high"]
/** A search by more words finds nothing that these do not. */
const MAX_WORDS = 8

/** Reads a listing as a query. Without a sort what is recommended comes first; of what was searched, titles do. */
export function listingQuery(table: CatalogueTable, listing: Listing, own: OwnListing): Query {
  const { sort = "recommended", language = "en" } = listing
  const words = wordsOf(listing.search)
  const byRelevance = words.length > 0 && sort === "recommended"
  return {
    conditions: [...commonConditions(table, listing, words), ...own.conditions],
    ranks: byRelevance ? [titleWith(table.searchTitle, words)] : [],
    sort: sort === "name" ? `name ${language}` : sort,
    order: own.orders?.[sort] ?? (() => commonOrder(table, sort, language)),
  }
}

function commonConditions(
  table: CatalogueTable,
  { active = "true", minPrice, maxPrice, featured }: Listing,
  words: string[],
): Condition[] {
  const conditions = searchConditions(table.searchText, words)
  // Written out, not as a parameter: the indexes are of what is on sale.
  if (active === "true") conditions.unshift({ name: "active", sql: () => sql`${table.isActive}`, leads: ["any"] })
  if (active === "false") conditions.unshift({ name: "archived", sql: () => sql`not ${table.isActive}` })
  const cents = (dollars: number) => Math.min(toMinor(dollars, "USD"), CENTS_MAX)
  if (minPrice !== undefined)
    conditions.push({
      name: "min",
      sql: () => sql`${table.usdMinor} >= ${gap("min")}`,
      values: { min: cents(minPrice) },
      leads: BY_PRICE,
    })
  if (maxPrice !== undefined)
    conditions.push({
      name: "max",
      sql: () => sql`${table.usdMinor} <= ${gap("max")}`,
      values: { max: cents(maxPrice) },
      leads: BY_PRICE,
    })
  if (featured) conditions.push({ name: "featured", sql: () => eq(table.isFeatured, true), leads: ["recommended"] })
  return conditions
}

/** One condition a word: the folded text of a column has it somewhere. */
export function wordConditions(name: string, column: CatalogueTable["searchText"], words: string[]): Condition[] {
  return words.map((word, nth) => ({
    name,
    sql: () => sql`${column} like ${gap(`${name}${nth}`)}`,
    values: { [`${name}${nth}`]: `%${word}%` },
  }))
}

/** Shorter ones are parts of so many words that looking these up takes longer than it spares. */
const TELLING = 3

/**
 * The same of a text whose words are indexed: first the known words that have it in them are found, then these words.
 * Beside longer words short ones are merely checked.
 */
export function searchConditions(column: CatalogueTable["searchText"], words: string[]): Condition[] {
  const telling = Math.min(TELLING, Math.max(...words.map(({ length }) => length)))
  return wordConditions("word", column, words).map((condition, nth) => {
    if ((words[nth]?.length ?? 0) < telling) return condition
    const lookUp = () => sql`words_of(${column}) && ${knownWords(`word${nth}`)}`
    return { ...condition, name: "known word", lookUp }
  })
}

/**
 * The words in a row, in a title: of the words of titles there is an index of its own. The first ends a word of the title,
 * the last begins one, and those between are whole.
 */
export function titleWith(column: CatalogueTable["searchText"], words: string[]): Condition {
  const phrase = phraseIn(column, "title", words)
  const last = words.length - 1
  const parts = words.map((word, nth) => [`end${nth}`, `${nth === 0 ? "%" : ""}${word}${nth === last ? "%" : ""}`])
  const lookUps = () => parts.map(([name = ""]) => sql`words_of(${column}) && ${knownWords(name)}`)
  return {
    ...phrase,
    values: { ...phrase.values, ...Object.fromEntries(parts) },
    lookUp: () => sql`${and(...lookUps(), phrase.sql())}`,
  }
}

const knownWords = (name: string) => sql`array(select word from search_words where word like ${gap(name)})`

/** The words in a row, somewhere in the folded text of a column. */
export function phraseIn(column: CatalogueTable["searchText"], name: string, words: string[]): Condition {
  return { name, sql: () => sql`${column} like ${gap(name)}`, values: { [name]: `%${words.join(" ")}%` } }
}

/** The words of what was typed, folded. */
export function wordsOf(typed = ""): string[] {
  return fold(typed).split(" ").filter(Boolean).slice(0, MAX_WORDS)
}

function commonOrder(table: CatalogueTable, sort: string, language: Language): SQL[] {
  switch (sort) {
    case "name":
      return [asc(language === "vi" ? table.sortVi : table.sortEn), asc(table.id)]
    case "price-low":
      return [asc(table.usdMinor), asc(table.id)]
    case "price-high":
      return [desc(table.usdMinor), desc(table.id)]
    default:
      return [desc(table.isFeatured), asc(table.position), asc(table.id)]
  }
}

/** What is searched and sorted by: names first, then the texts. */
export function searchTexts(title: LocalizedContent, names: (LocalizedContent | string)[], texts: LocalizedContent[]) {
  const searchTitle = foldAll([title, ...names])
  return {
    searchTitle,
    searchText: `${searchTitle} ${foldAll(texts)}`,
    sortEn: fold(title.en),
    sortVi: fold(title.vi || title.en),
  }
}

/** Texts in both languages as one folded text. */
export function foldAll(texts: (LocalizedContent | string)[]): string {
  return fold(texts.map((text) => (typeof text === "string" ? text : `${text.en} ${text.vi ?? ""}`)).join(" "))
}
