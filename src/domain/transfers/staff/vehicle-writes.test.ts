import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { createTransferCategory } from "#domain/categories/category-trees.server.ts"
import type { StoredVehicle } from "#domain/transfers/transfer.ts"
import { createTransfer } from "#domain/transfers/transfer-records.server.ts"
import { db } from "#server/database/database.server.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"

const text = { en: "To the station", vi: "Ra ga" }

const api = await openEmptySite()
const staff = await signInStaff(api, "staff")
const category = { slug: "cars", name: text, description: text, vehicleType: "car" as const }
const { id: categoryId } = await createTransferCategory({ ...category, serviceType: "private" })
const create = (slug: string, vehicles: Record<string, number>) =>
  createTransfer({
    slug,
    categoryId,
    title: text,
    name: text,
    shortDescription: text,
    description: text,
    location: text,
    type: "city",
    serviceType: "private",
    vehicleType: "car",
    origin: text,
    destination: text,
    durationMinutes: 20,
    price: { vehicles },
  })
const { id: ride } = await create("ride", { seats4: 1500, seats7: 2000 })
const { id: other } = await create("other", { seats7: 2500 })

const minibus = {
  code: "seats29",
  name: { en: "29-seat coach", vi: "Xe 29 chỗ" },
  seats: 29,
  loads: [
    { people: 27, largeBags: 0 },
    { people: 18, largeBags: 18 },
  ],
}
const add = (changes: object) => api.post("/transfers/vehicles", { ...minibus, ...changes }, staff.headers)
const put = (code: string, body: object) => api.put(`/transfers/vehicles/${code}`, body, staff.headers)
const remove = (code: string) =>
  api.request(`/transfers/vehicles/${code}`, { method: "DELETE", headers: staff.headers })
const stored = async (): Promise<StoredVehicle[]> =>
  (await api.get("/transfers/seats?view=edit", staff.headers)).body.data
const vehiclesOf = async (id: string) => (await api.get(`/transfers/${id}`)).body.data.vehicles
const auditEntries = async (code: string) =>
  (await db.execute(sql`select action, actor from audit_log where subject = ${`vehicle:${code}`} order by id`)).rows

describe("vehicles of transfers", () => {
  it("are added and public", async () => {
    const { status, body } = await add({})
    assert.equal(status, 201)
    assert.deepEqual([body.data, body.warnings], [{ ...minibus, version: 1 }, []])
    const { data } = (await api.get("/transfers/seats")).body
    assert.deepEqual(data.at(-1), minibus)
    assert.deepEqual((await add({})).body.errors[0].field, "code")
    assert.deepEqual(await auditEntries("seats29"), [{ action: "create", actor: staff.user._id }])
  })

  const loads = (...pairs: [people: number, largeBags: number][]) => ({
    loads: pairs.map(([people, largeBags]) => ({ people, largeBags })),
  })
  const wrong: [string, object, string][] = [
    ["fewer people with no more bags", loads([20, 4], [19, 4]), "loads"],
    ["more people with more bags", loads([19, 2], [20, 4]), "loads"],
    ["more people than seats", loads([30, 2]), "loads"],
    ["nobody", loads([0, 0]), "loads.0.people"],
    ["no load", loads(), "loads"],
    ["no seats", { seats: 0 }, "seats"],
    ["half a seat", { seats: 4.5 }, "seats"],
    ["a code with a blank", { code: "seats 9" }, "code"],
    ["no name", { name: {} }, "name"],
    ["a version", { version: 1 }, "version"],
  ]
  for (const [what, changes, field] of wrong) {
    it(`are rejected with ${what}`, async () => {
      const { status, body } = await add({ code: "wrong", ...changes })
      assert.deepEqual([status, body.errors[0].field], [422, field])
      assert.ok(!/Invalid|expected/i.test(body.errors[0].message), body.errors[0].message)
    })
  }

  it("change in all transfers that use them", async () => {
    const [before] = (await stored()).filter(({ code }) => code === "seats7")
    const name = { en: "7-seat car with roof box", vi: "Xe 7 chỗ có cốp nóc" }
    const sent = { version: before!.version, name, ...loads([6, 2], [5, 5]) }
    const { status, body } = await put("seats7", sent)
    assert.deepEqual([status, body.data.version, body.data.seats], [200, 2, 7])
    for (const id of [ride, other]) {
      const seven = (await vehiclesOf(id)).find(({ code }: { code: string }) => code === "seats7")
      assert.deepEqual([seven.name, seven.loads], [name, sent.loads])
    }
    assert.deepEqual(
      (await vehiclesOf(ride)).map(({ price }: { price: number }) => price),
      [15, 20],
    )
    assert.deepEqual(await auditEntries("seats7"), [{ action: "update", actor: staff.user._id }])
  })

  it("stay sorted by size", async () => {
    await put("seats4", { version: 1, seats: 9 })
    const codes = (await vehiclesOf(ride)).map(({ code }: { code: string }) => code)
    assert.deepEqual(codes, ["seats7", "seats4"])
  })

  it("don't change with an outdated version or invalid values", async () => {
    const conflict = await put("seats7", { version: 1, seats: 8 })
    assert.deepEqual([conflict.status, conflict.body.version, conflict.body.fields], [409, 2, ["seats"]])
    assert.deepEqual((await put("seats7", { version: 2, seats: 5 })).body.errors[0].field, "loads")
    assert.equal((await put("helicopter", { version: 1, seats: 5 })).status, 404)
    assert.equal((await put("seats7", { seats: 5 })).body.errors[0].field, "loads")
  })

  it("cannot be deleted while a transfer has a price for them", async () => {
    const { status, body } = await remove("seats7")
    assert.deepEqual([status, body.code], [409, "IN_USE"])
    assert.deepEqual(body.usedBy, [
      { _id: other, slug: "other" },
      { _id: ride, slug: "ride" },
    ])
    assert.equal((await remove("seats29")).status, 200)
    assert.equal((await remove("seats29")).status, 404)
    assert.deepEqual(
      (await stored()).map(({ code }) => code),
      ["seats7", "seats4", "seats16"],
    )
  })
})
