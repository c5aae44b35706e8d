import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { tours } from "#domain/tours/tours.table.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { db, openDatabase } from "#server/database/database.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { createCatalogue, nameIn, signInStaff, type TourName, type Visitor } from "#server/testing/fixtures.ts"
import { onPostgres, startPostgres } from "#server/testing/postgres.ts"
import { matchText } from "./matching.server.ts"

/** Migrations before searches knew names. */
const BEFORE = 32

for (const database of ["pglite", "postgres"] as const)
  describe(`searches on ${database}`, database === "postgres" ? onPostgres : {}, () => {
    let api: TestApi
    let catalogue: Record<TourName, string>
    let staff: Visitor

    before(async () => {
      api = await openTestApi(database)
      catalogue = await createCatalogue()
      staff = await signInStaff(api, "staff")
      await change(catalogue.sapaTerraces, {
        alsoKnownAs: ["Đảo Côn Sơn", "Mường Hoa Valley"],
        description: { en: "Paddies and cuisine, with chilli from Cu Ba; a seaplane, lanterns and Hội An silk." },
      })
    })
    after(() => api.close())

    const change = async (id: string, body: object) => {
      const { status, text } = await api.put(`/tours/${id}`, body, staff.headers)
      assert.equal(status, 200, text)
    }
    const found = async (typed: string) => {
      const { body } = await api.get(`/tours?view=card&search=${encodeURIComponent(typed)}`)
      return body.data.map(({ _id }: { _id: string }) => nameIn(catalogue, _id))
    }

    for (const [name, typed, expected] of [
      ["names written in one word", "halong", ["haLongCruise", "northToSouth", "lanHaKayak"]],
      ["names written in two words", "sa pa", ["sapaTerraces", "madeToMeasure"]],
      ["names written in one word where both are", "sapa", ["sapaTerraces", "madeToMeasure"]],
      ["several names, wherever they stand", "hoi an, hue", ["heritageWeek"]],
      ["a name in what a longer one calls it", "muong hoa", ["sapaTerraces"]],
      ["a name without the kind of place before it", "con son", ["sapaTerraces"]],
      ["themes", "trekking", ["sapaTerraces", "haGiangLoop"]],
      ["beginnings of long words", "kaya", ["lanHaKayak"]],
      ["beginnings of names", "ha gi", ["haGiangLoop"]],
      ["beginnings of names before short words anywhere", "ha lo", ["haLongCruise", "northToSouth", "lanHaKayak"]],
      ["a beginning beside other words", "kayak ca", ["lanHaKayak"]],
      ["plurals", "bicycles", ["bikesOfHoiAn"]],
      ["names with what says nothing", "best tours in the Da Nang", ["daNangByNight", "heritageWeek"]],
      ["names with Vietnamese words that say nothing", "tour du lịch ở Đà Nẵng", ["daNangByNight", "heritageWeek"]],
      ["mentions, if nothing is named so", "silk", ["sapaTerraces"]],
      ["no mentions, if something is named so", "lanterns", ["hoiAnLanterns"]],
      ["short words whole only", "cu chi", []],
      ["one more letter", "kayyak", ["lanHaKayak"]],
      ["one letter less", "lanerns", ["hoiAnLanterns"]],
      ["two letters exchanged", "hanio", ["northToSouth"]],
      ["a typing error within a name", "hoi ann", ["hoiAnLanterns", "bikesOfHoiAn", "heritageWeek"]],
      ["a place, whatever else was typed", "lanernts hoi an", ["hoiAnLanterns", "bikesOfHoiAn", "heritageWeek"]],
      ["parts of words, if nothing else is found", "ntern", ["hoiAnLanterns", "sapaTerraces"]],
      ["no parts of three letters", "ern", []],
    ] as const)
      it(`find ${name}: '${typed}'`, async () => assert.deepEqual(await found(typed), expected))

    it("follow a category that gets another name", async () => {
      const { body } = await api.get("/tour-categories/slug/cycling")
      const name = { en: "Pedalling", vi: "Đạp xe" }
      const { status } = await api.put(`/tour-categories/${body.data._id}`, { name }, staff.headers)
      assert.equal(status, 200)
      assert.deepEqual(await found("pedalling"), ["bikesOfHoiAn"])
      assert.deepEqual(await found("pedaling"), ["bikesOfHoiAn"])
      const place = (await api.get("/categories/slug/ha-giang")).body.data._id
      await api.put(`/categories/${place}`, { name: { en: "Stone Plateau" } }, staff.headers)
      assert.deepEqual(await found("stoneplateau"), ["haGiangLoop"])
    })

    it("follow a tour that moves to another destination", async () => {
      await change(catalogue.lanHaKayak, { destination: "hoi-an" })
      assert.ok((await found("hoi an")).includes("lanHaKayak"))
      assert.ok(!(await found("ha long")).includes("lanHaKayak"))
    })
  })

const HAS_QUESTIONS = 59
const upgrades = [
  ["pglite", BEFORE],
  ["postgres", BEFORE],
  ["pglite", HAS_QUESTIONS],
] as const
for (const [database, migrations] of upgrades)
  describe(`upgrading a filled database (${database})`, database === "postgres" ? onPostgres : {}, () => {
    it(`lets searches find what was there after ${migrations} migrations`, async () => {
      const postgres = database === "postgres" ? await startPostgres() : undefined
      const dataDir = mkdtempSync(join(tmpdir(), "ghe-search-"))
      const opened = await openDatabase({ databaseUrl: postgres?.url, dataDir }, { migrations })
      try {
        await db.execute(sql`insert into tour_categories (slug, name, description)
          values ('boats', '{"en": "Boats", "vi": "Du thuyền"}', '{"en": ""}')`)
        await db.execute(sql`insert into tours (slug, title, short_description, description, location, also_known_as,
            price_minor, category_id, days, itinerary, facts, meeting_point, requirements, search_title, search_text,
            sort_en)
          select 'ba-be', '{"en": "Ba Bể lake"}', '{"en": ""}', '{"en": ""}', '{"en": "Bắc Kạn"}', '{Hồ Ba Bể}', 1, id, 1,
            '[{"title": {"en": "Puông cave"}}]', '{"diet": {"en": "Tofu", "vi": "Đậu phụ"}, "access": null}',
            '{"en": "Jetty", "vi": "Bến thuyền"}', '{"en": "Sandals"}', 'ba be lake bac kan ho ba be', 'ba be lake bac kan ho ba be', 'ba be lake'
          from tour_categories`)
        const isAsked = migrations === HAS_QUESTIONS
        if (isAsked)
          await db.execute(sql`update tours
            set questions = '[{"question": {"en": "Leeches?"}, "answer": {"en": "Few", "vi": "Ít vắt"}}]'`)
        await opened.migrate()
        clearCache()
        const added = ["tofu", "đậu phụ", "bến thuyền", "sandals"]
        // Days are added by an earlier migration than questions.
        const more = isAsked ? ["leeches", "ít vắt"] : ["puong"]
        for (const typed of ["babe", "hobabe", "du thuyen", "bac kna", ...added, ...more]) {
          const matching = await matchText(tours, typed)
          const rows = await db.select({ slug: tours.slug }).from(tours).where(matching!.where)
          assert.deepEqual(rows, [{ slug: "ba-be" }], typed)
        }
      } finally {
        await opened.close()
        await postgres?.stop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    })
  })
