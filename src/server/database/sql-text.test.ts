import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import * as fc from "fast-check"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { db } from "./database.server.ts"
import { vietnameseOrder } from "./sql-text.server.ts"

const collator = new Intl.Collator("vi", { sensitivity: "accent" })

const sorted = async (texts: string[]) => {
  const listed = sql`select text from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as list(text)`
  const { rows } = await db.execute<{ text: string }>(sql`${listed} order by ${vietnameseOrder(sql`text`)}`)
  return rows.map(({ text }) => text)
}

for (const database of ["pglite", "postgres"] as const)
  describe(`vietnameseOrder on ${database}`, database === "postgres" ? onPostgres : {}, () => {
    let api: TestApi
    before(async () => {
      api = await openTestApi(database)
    })
    after(() => api.close())

    it("puts ă, â, đ, ê, ô, ơ and ư after their plain letters", async () => {
      const words = ["An", "Ăn", "Ân", "Da", "Dong", "Đà Lạt", "Đông", "Em", "Êm", "O", "Ô", "Ơ", "U", "Ư", "Vinh"]
      assert.deepEqual(await sorted(words.toReversed()), words)
    })

    it("orders tones as dictionaries do, after all letters", async () => {
      const words = ["ma", "mà", "mả", "mã", "má", "mạ", "Mà lan", "Ma lê"]
      assert.deepEqual(await sorted(words.toReversed()), ["ma", "mà", "mả", "mã", "má", "mạ", "Mà lan", "Ma lê"])
    })

    it("agrees with Intl.Collator about any Vietnamese text", async () => {
      const letters = "aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệghiìỉĩíịklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvxyỳỷỹýỵ"
      const others = "0123456789 _-–—,;:!?.…'\"()[]{}@*/\\&#%`^+<=>|~$wzfj"
      const char = fc.constantFrom(...letters, ...letters.toUpperCase(), ...others)
      const texts = fc.sample(fc.string({ unit: char, minLength: 1, maxLength: 4 }), { numRuns: 4_000, seed: 30 })
      const found = await sorted(texts)
      const wrong = found.filter((text, nth) => nth > 0 && collator.compare(found[nth - 1]!, text) > 0)
      assert.deepEqual(wrong, [])
      assert.equal(found.length, texts.length)
    })

    it("treats decomposed letters as composed ones", async () => {
      const words = ["Đà", "Đả", "Đạt", "Đê"]
      assert.deepEqual(
        await sorted(words.map((word) => word.normalize("NFD")).toReversed()),
        words.map((word) => word.normalize("NFD")),
      )
    })
  })
