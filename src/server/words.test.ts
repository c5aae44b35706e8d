import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { fold } from "#lib/fold.ts"
import { db } from "./database.server.ts"
import { openTestApi, type TestApi } from "./test-api.ts"

describe("the words of a text", () => {
  let api: TestApi
  before(async () => {
    api = await openTestApi()
  })
  after(() => api.close())

  const long = (letters: number) => "x".repeat(letters - 1).concat("y")
  const samples = [
    ...["", " ", "   ", "hoi", " hoi an", "hoi an ", "  hoi   an  ", "an an hoi an", "hoi\nan\thoi", "a  b"],
    ...[
      "Vịnh Hạ Long",
      fold("Vịnh Hạ Long"),
      "Đà Nẵng".normalize("NFD"),
      "한국어 日本 ไทย",
      "👨‍👩‍👧‍👦 🇻🇳 x",
      "e\u0301 x",
    ],
    ...[99, 100, 101, 102, 200, 201, 300, 1_001].map((letters) => `a ${long(letters)} b`),
    ...[`${long(101)} ${long(300)}`, ` ${long(101)}`, `${long(100)} ${long(100)}`, "👋".repeat(150), "ậ".repeat(150)],
    ...[`${"a".repeat(100)} ${"a".repeat(101)}`, `${long(150)}\n${long(150)}`, "%_\\ '\" {},NULL null"],
  ]

  it("are those by which the indexes were built: in order, each as often as it is there, 100 letters at most", async () => {
    for (const text of samples) {
      const { rows } = await db.execute<{ now: string[]; then: string[]; same: boolean }>(sql`
        select words_of(folded) as now, old as then, words_of(folded) = old as same
        from (select folded, array(
          select left(word, 100) from unnest(string_to_array(folded, ' ')) word where word <> ''
        ) as old from (select ${text}::text as folded) given) both_ways`)
      assert.deepEqual(rows[0]?.now, rows[0]?.then, JSON.stringify(text))
      assert.ok(rows[0]?.same, JSON.stringify(text))
    }
  })

  it("are as dear as before to the planner, and never taken apart by several processes", async () => {
    const { rows } = await db.execute(
      sql`select provolatile, proisstrict, proparallel, procost from pg_proc where proname = 'words_of'`,
    )
    assert.deepEqual(rows, [{ provolatile: "i", proisstrict: true, proparallel: "r", procost: 10_000 }])
  })
})
