import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { createCatalogue, nameIn, signInStaff, type TourName, type Visitor } from "#server/testing/fixtures.ts"

describe("/synonyms", () => {
  let api: TestApi
  let tours: Record<TourName, string>
  let staff: Visitor

  before(async () => {
    api = await openTestApi()
    tours = await createCatalogue()
    staff = await signInStaff(api, "staff")
  })
  after(() => api.close())

  const add = (...words: string[]) => api.post("/synonyms", { words }, staff.headers)
  const found = async (typed: string) => {
    const { body } = await api.get(`/tours?view=card&search=${encodeURIComponent(typed)}`)
    return body.data.map(({ _id }: { _id: string }) => nameIn(tours, _id))
  }

  it("lets searches find one word by another, until it is changed or deleted", async () => {
    assert.deepEqual(await found("halong"), ["haLongCruise", "northToSouth", "lanHaKayak"])
    assert.deepEqual(await found("descending dragon"), [])
    const { status, body } = await add("Hạ Long", "Descending Dragon", "HLB")
    assert.equal(status, 201)
    for (const typed of ["descending dragon", "Descendingdragon", "hlb"])
      assert.deepEqual(await found(typed), ["haLongCruise", "northToSouth", "lanHaKayak"], typed)

    const { _id, version } = body.data
    await api.put(`/synonyms/${_id}`, { words: ["Hoi An", "Faifo"], version }, staff.headers)
    assert.deepEqual(await found("hlb"), [])
    assert.deepEqual(await found("faifo"), await found("hoi an"))

    await api.request(`/synonyms/${_id}`, { method: "DELETE", headers: staff.headers })
    assert.deepEqual(await found("faifo"), [])
  })

  it("joins groups that have a word in common", async () => {
    await add("Sapa", "Hmong country")
    await add("Sa Pa", "Tonkinese Alps")
    for (const typed of ["hmong country", "tonkinese alps"])
      assert.deepEqual(await found(typed), ["sapaTerraces", "madeToMeasure"], typed)
  })

  it("refuses words that can't be searched", async () => {
    const tooMany = Array.from({ length: 21 }, (_, nth) => `word ${nth}`)
    for (const [words, field] of [
      [["Saigon"], "words"],
      [["Saigon", ""], "words.1"],
      [["Saigon", "…"], "words.1"],
      [["Saigon", "x".repeat(61)], "words.1"],
      [tooMany, "words"],
    ] as const) {
      const { status, body } = await add(...words)
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
  })

  it("tells staff who changed the words since they opened them", async () => {
    const { body } = await add("Hue", "Phú Xuân")
    const path = `/synonyms/${body.data._id}`
    const change = (words: string[]) => api.put(path, { words, version: 1 }, staff.headers)
    assert.equal((await change(["Hue", "Thuận Hóa"])).status, 200)
    const late = await change(["Hue", "Huế"])
    assert.deepEqual([late.status, late.body.code], [409, "VERSION_CONFLICT"])
  })
})
