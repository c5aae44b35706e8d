import { and, desc, like, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Term } from "./search-terms.server.ts"

export type SearchTable = PgTable & Record<"isActive" | "searchText" | "searchNames" | "searchWords", AnyPgColumn>

/**
 * How rows match: their names have all terms, or have them next to each other as they were typed; their texts mention all
 * terms; or all terms are parts of their words. `any`: their names or texts have one of the terms. Terms that are `ranked`
 * only order the rows.
 */
export type Reading = {
  way: "names" | "phrase" | "mentions" | "any" | "parts" | "nothing"
  terms: Term[]
  ranked?: Term[]
}

/** Shorter words are found whole only: 'cu chi' means neither 'cuisine' nor 'children'. */
const SHORTEST_BEGINNING = 4

export function conditionOf(table: SearchTable, { way, terms }: Reading): SQL {
  switch (way) {
    case "names":
      return has(table.searchNames, allOf(terms))
    case "phrase":
      return has(table.searchNames, inOrder(terms))
    case "mentions":
      return has(table.searchWords, allOf(terms))
    case "any":
      return has(table.searchWords, terms.map((term) => anyOf(term, "")).join(" | "))
    case "parts":
      return hasParts(table, terms)
    default:
      return sql`false`
  }
}

/**
 * Orders by title before place before category, each with the terms in order before those in any order. What has more of
 * the ranked terms comes first.
 */
export function orderOf(table: SearchTable, { way, terms, ranked = [] }: Reading): SQL[] {
  if (ranked.length || way === "any") return [desc(scoreOf(table, [...terms, ...ranked]))]
  if (way === "mentions") return [desc(has(table.searchWords, inOrder(terms)))]
  if (way !== "names" && way !== "phrase") return []
  const best = [inOrder(terms, "A"), allOf(terms, "A"), inOrder(terms, "AB"), allOf(terms, "AB")]
  const ranks = [...new Set(best)].map(
    (query, rank) => sql`when ${has(table.searchNames, query)} then ${sql.raw(String(rank))}`,
  )
  const isInCategory = has(table.searchNames, allOf(terms, "C"))
  return [sql`case ${sql.join(ranks, sql` `)} else ${sql.raw(String(ranks.length))} end`, desc(isInCategory)]
}

/** Adds up how well a row has each term: in its title, among its names, or in its texts. */
function scoreOf(table: SearchTable, terms: Term[]): SQL {
  const scores = terms.map(
    (term) => sql`case when ${has(table.searchNames, anyOf(term, "A"))} then 4
      when ${has(table.searchNames, anyOf(term, ""))} then 3 when ${has(table.searchWords, anyOf(term, ""))} then 2 else 0 end`,
  )
  return sql.join(scores, sql` + `)
}

/** Returns whether a row has one of these phrases in its names or texts. */
export function isCalled(table: SearchTable, phrases: string[]): SQL {
  const term: Term = { at: 0, length: 1, spellings: phrases.map((phrase) => phrase.split(" ")) }
  return has(table.searchWords, anyOf(term, ""))
}

const has = (column: AnyPgColumn, query: string): SQL => sql`(${column} @@ ${query}::tsquery)`

/** Returns the query for all terms in any order, in names of these weights. */
const allOf = (terms: Term[], weights = ""): string => terms.map((term) => anyOf(term, weights)).join(" & ")

/** Returns the query for all terms in the order and at the distances in which they were typed. */
function inOrder(terms: Term[], weights = ""): string {
  return terms
    .map((term, nth) => {
      const before = terms[nth - 1]
      return before ? `<${term.at - before.at - before.length + 1}> ${anyOf(term, weights)}` : anyOf(term, weights)
    })
    .join(" ")
}

function anyOf({ spellings, isBegun }: Term, weights: string): string {
  const phrases = [...spellings, ...spellings.flatMap(singular)].map((words) =>
    words.map((word, nth) => {
      const isPrefix = isBegun || (nth === words.length - 1 && isBeginning(word))
      const marks = `${isPrefix ? "*" : ""}${weights}`
      return marks ? `'${word}':${marks}` : `'${word}'`
    }),
  )
  return `(${phrases.map((lexemes) => lexemes.join(" <-> ")).join(" | ")})`
}

const isBeginning = (word: string) => word.length >= SHORTEST_BEGINNING

/** Returns English words without the ending of a plural: 'caves' is found in 'cave', 'beaches' in 'beach'. */
function singular(words: string[]): string[][] {
  const last = words.at(-1)!
  const stem = last.replace(/(?<=ch|sh|ss|x)es$|ies$|(?<!s)s$/, "")
  return stem.length >= SHORTEST_BEGINNING && stem !== last ? [[...words.slice(0, -1), stem]] : []
}

function hasParts(table: SearchTable, terms: Term[]): SQL {
  const words = terms.flatMap(({ spellings: [typed = []] }) => typed)
  if (!words.some(isBeginning)) return sql`false`
  return and(...words.map((word) => like(table.searchText, isBeginning(word) ? `%${word}%` : `% ${word}%`)))!
}
