import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { READY_MADE } from "./presets.ts"

const { api } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")
const read = async (list: string) => (await api.get(`/presets/${list}`, staff.headers)).body.data
const change = (list: string, body: object) => api.put(`/presets/${list}`, body, staff.headers)
const both = (text: string) => ({ en: text, vi: text })

describe("saved replies", () => {
  it("are the product's until staff change them, in the order of staff", async () => {
    assert.deepEqual(await read("replies"), { items: READY_MADE.replies, version: 1, updatedAt: null })
    const [first, second] = READY_MADE.replies
    const { status, body } = await change("replies", { items: [second, first], version: 1 })
    assert.deepEqual([status, body.data.version], [200, 2])
    const { items } = await read("replies")
    assert.deepEqual(items, [second, first])
    const late = await change("replies", { items: [], version: 1 })
    assert.deepEqual([late.status, late.body.code], [409, "VERSION_CONFLICT"])
    assert.equal((await change("replies", { items: [] })).status, 200)
    assert.deepEqual((await read("replies")).items, [])
  })

  it("name only the fields that there are", async () => {
    const { status, body } = await change("replies", {
      items: [{ name: both("Visa"), text: { en: "Dear {{guest}}\n{{tuor}}", vi: "Chào {{guest}}" } }],
    })
    assert.equal(status, 422)
    assert.deepEqual(body.errors, [
      {
        field: "items.0.text.en",
        message: "Line 2: {{tuor}} is not a field of saved replies. Did you mean {{tour}}?",
      },
    ])
  })

  it("can't name what every object in JavaScript has", async () => {
    for (const name of ["constructor", "__proto__", "toString"]) {
      const items = [{ name: both("Visa"), text: both(`Dear {{${name}}}`) }]
      const { status, body } = await change("replies", { items })
      assert.deepEqual([status, body.errors.length], [422, 2])
      assert.match(body.errors[0].message, /is not a field of saved replies\. The fields are/)
    }
  })

  it("are refused with the first twenty unknown fields, however many there are", async () => {
    const text = Array.from({ length: 800 }, (_, nth) => `{{n${nth}}}`).join(" ")
    const long = `{{${"guest".repeat(1_500)}}}`
    const items = [
      { name: both("Long"), text: both(long) },
      ...Array(14).fill({ name: both("Visa"), text: both(text) }),
    ]
    const { status, body } = await change("replies", { items })
    assert.deepEqual([status, body.errors.length], [422, 20])
    assert.match(body.errors[0].message, /^Line 1: {{guestguest.{20}}} is not a field of saved replies\. The fields/)
  })

  it("need a name and a text, and there are at most 40", async () => {
    const wrong = await change("replies", { items: [{ name: both(""), text: both("Hello") }] })
    assert.equal(wrong.body.errors[0].field, "items.0.name")
    const many = Array.from({ length: 41 }, () => ({ name: both("Visa"), text: both("Hello") }))
    assert.equal((await change("replies", { items: many })).status, 422)
  })
})

describe("cancellation policies", () => {
  it("are changed by staff, with terms or without", async () => {
    assert.deepEqual((await read("policies")).items, READY_MADE.policies)
    const cancellationBands = [
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 0, refundPercent: 0 },
    ]
    const policy = {
      name: both("Two days"),
      cancellationBands,
      cancellationPolicy: both("Free until two days before."),
    }
    assert.equal((await change("policies", { items: [policy, { ...policy, cancellationPolicy: null }] })).status, 200)
    assert.deepEqual((await read("policies")).items, [policy, { ...policy, cancellationPolicy: null }])
  })

  it("are refused with periods out of order, or without any", async () => {
    const disordered = [
      { hoursBefore: 0, refundPercent: 0 },
      { hoursBefore: 48, refundPercent: 100 },
    ]
    for (const cancellationBands of [disordered, []]) {
      const { status, body } = await change("policies", {
        items: [{ name: both("Wrong"), cancellationBands, cancellationPolicy: null }],
      })
      assert.deepEqual([status, body.errors[0].field], [422, "items.0.cancellationBands"])
    }
  })
})
