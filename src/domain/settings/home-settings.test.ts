import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import { createCatalogue, signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
const staff = await signInStaff(api, "staff")
const home = async () => (await api.get("/settings/group/home")).body.data
const createPlace = (slug: string, en: string) => api.post("/categories", { slug, name: { en, vi: en } }, staff.headers)

async function createRide() {
  const text = { en: "Ride", vi: "Xe" }
  const category = { name: text, vehicleType: "van", serviceType: "shared" }
  const { slug } = (await api.post("/transfer-categories", category, staff.headers)).body.data
  const ride = {
    ...{ title: text, shortDescription: text, description: text, location: text, from: text, to: text },
    ...{ category: slug, type: "city", vehicleType: "van", serviceType: "shared", duration: 30 },
    pricing: { adult: 10, currency: "USD" },
  }
  const { status, body } = await api.post("/transfers", ride, staff.headers)
  assert.equal(status, 201, JSON.stringify(body))
}

async function rename(path: string, from: string, to: string) {
  const { data } = (await api.get(`${path}?active=all&view=edit&limit=50`, staff.headers)).body
  const rows: { _id: string; slug: string; version: number }[] = data
  const found = rows.find(({ slug }) => slug === from)
  assert.ok(found, from)
  const { version } = (await api.get(`${path}/${found._id}?view=edit`, staff.headers)).body.data
  const { status, body } = await api.put(`${path}/${found._id}`, { version, slug: to }, staff.headers)
  assert.equal(status, 200, JSON.stringify(body))
}

describe("the settings of the home page", () => {
  let tours: string[]
  let transfers: string[]

  before(async () => {
    await createCatalogue()
    for (const [slug, name] of [
      ["hanoi", "Hanoi"],
      ["sapa", "Sapa"],
    ] as const)
      await createPlace(slug, name)
    await createRide()
    const slugsAt = async (path: string): Promise<string[]> =>
      (await api.get(path)).body.data.map(({ slug }: { slug: string }) => slug)
    tours = (await slugsAt("/tours")).slice(0, 3)
    transfers = (await slugsAt("/transfers")).slice(0, 1)
    const chosen = {
      homeTours: tours.slice(0, 2),
      homeTransfers: transfers,
      homePlaces: [
        { slug: "sapa", picture: null },
        { slug: "hanoi", picture: null },
      ],
      homeMap: ["sapa"],
    }
    assert.equal((await api.put("/settings/group/home", chosen, staff.headers)).status, 200)
  })

  it("name places, tours and transfers by their new slugs when staff change them", async () => {
    await rename("/tours", tours[1] ?? "", "street-food-at-night")
    await rename("/transfers", transfers[0] ?? "", "airport-car")
    await rename("/categories", "sapa", "sa-pa")
    const { homeTours, homeTransfers, homePlaces, homeMap } = await home()
    assert.deepEqual([homeTours, homeTransfers], [[tours[0], "street-food-at-night"], ["airport-car"]])
    assert.deepEqual(
      homePlaces.map(({ slug }: { slug: string }) => slug),
      ["sa-pa", "hanoi"],
    )
    assert.deepEqual(homeMap, ["sa-pa"])
  })

  it("stay as they are when something else is renamed", async () => {
    const before = await home()
    await rename("/tours", tours[2] ?? "", "another-tour")
    assert.deepEqual(await home(), before)
  })
})

describe("GET /categories", () => {
  it("says where the known places of Vietnam are", async () => {
    await createPlace("saigon", "Ho Chi Minh City (Saigon)")
    await createPlace("the-north", "Northern Vietnam")
    const { data } = (await api.get("/categories?slugs=hanoi,saigon,the-north")).body
    const at = Object.fromEntries(data.map((place: { slug: string; at: unknown }) => [place.slug, place.at]))
    assert.deepEqual(at.hanoi, { lat: 21.03, lon: 105.85 })
    assert.ok(at.saigon)
    assert.equal(at["the-north"], null)
  })
})
