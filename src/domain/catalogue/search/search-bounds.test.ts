import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { PgDialect } from "drizzle-orm/pg-core"
import * as fc from "fast-check"
import { importContent } from "#domain/content/import-content.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { worstSearches } from "#server/testing/worst-searches.ts"
import { content } from "../../../../demo/content.server.ts"
import { conditionOf, orderOf, type Reading } from "./search-conditions.server.ts"
import { joinNames, joinShortWords, type Names } from "./search-terms.server.ts"
import { foldedWords, wordsOf } from "./typed-words.server.ts"

const MOST_SPELLINGS = 64
/** Of one condition or order, with its parameters. Eight words with one spelling each have some 2,000. */
const MOST_CHARACTERS = 16_000

const demoSynonyms = content.synonyms.map((words) => [...words])
const worst = worstSearches(demoSynonyms)

function namesOf(groups: string[][]): Names {
  const spelled = groups.map((words) => words.map((word) => foldedWords(word).join(" ")))
  return new Map(spelled.flatMap((words) => words.map((word) => [word.replaceAll(" ", ""), words] as const)))
}

function checkWork(typed: string, names: Names): void {
  const words = wordsOf(typed)
  if (words.length === 0) return
  const terms = joinNames(words, names)
  const readings: Reading[] = [
    { way: "names", terms },
    { way: "phrase", terms },
    { way: "mentions", terms: joinShortWords(terms) },
    { way: "any", terms },
    { way: "names", terms, ranked: joinShortWords(terms) },
    { way: "parts", terms },
  ]
  for (const reading of readings) {
    const spellings = reading.terms.reduce((sum, term) => sum + term.spellings.length, 0)
    assert.ok(spellings <= MOST_SPELLINGS, `${spellings} spellings of '${typed}' by ${reading.way}`)
    for (const part of [conditionOf(tours, reading), ...orderOf(tours, reading)]) {
      const { sql, params } = new PgDialect().sqlToQuery(part)
      const length = sql.length + params.join().length
      assert.ok(length <= MOST_CHARACTERS, `${length} characters for '${typed}' by ${reading.way}`)
    }
  }
}

describe("the work that a search causes", () => {
  it("has a bound for every synonym alone, eight times and in pairs, and for the longest texts", () => {
    const names = namesOf(demoSynonyms)
    for (const typed of worst) checkWork(typed, names)
  })

  it("has a bound for any text and any synonyms that staff may write", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abđ "), minLength: 1, maxLength: 12 })
    const groups = fc.array(fc.array(word, { minLength: 2, maxLength: 20 }), { maxLength: 8 })
    const words = fc.array(fc.nat(), { minLength: 1, maxLength: 40 })
    const texts = fc.oneof(fc.string({ unit: "grapheme", maxLength: 200 }), words)
    void fc.assert(
      fc.property(groups, texts, (synonyms, text) => {
        const all = ["ba", "na", ...synonyms.flat()]
        const typed = typeof text === "string" ? text : text.map((nth) => all[nth % all.length]).join(" ")
        checkWork(typed.slice(0, 200), namesOf(synonyms))
      }),
    )
  })
})

describe("the dearest searches", () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi()
    await transact((transaction) => importContent(content, transaction))
  })
  after(() => api.close())

  for (const path of [
    "/search?q=",
    "/tours?search=",
    "/tours?view=offer&search=",
    "/transfers?search=",
    "/blogs?search=",
  ])
    it(`are answered by ${path.split("=")[0]}`, async () => {
      for (const typed of ["SGN", "Tết", "family", "xe máy"].map((word) => Array(8).fill(word).join(" "))) {
        const { status, text } = await api.get(path + encodeURIComponent(typed))
        assert.equal(status, 200, text)
      }
    })
})
