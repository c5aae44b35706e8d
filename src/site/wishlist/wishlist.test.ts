import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { MAX_WISHES, type Wish } from "#domain/wishlist/wish.ts"
import { db } from "#server/database/database.server.ts"
import { confirmEmail, lan, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
const { headers } = await signUp(api, lan)
const other = await signUp(api, { ...lan, email: "other@mail.example" })

const tour = (slug: string): Wish => ({ kind: "tour", slug })
const list = async (of = headers) => (await api.get("/wishlist", of)).body.data as Wish[]
const change = async (body: object, of = headers) => (await api.put("/wishlist", body, of)).body.data as Wish[]

describe("the wishlist of an account", () => {
  it("joins what several browsers add, the newest first, and keeps each once", async () => {
    assert.deepEqual(await change({ add: [tour("ha-long"), { kind: "transfer", slug: "ha-long" }] }), [
      tour("ha-long"),
      { kind: "transfer", slug: "ha-long" },
    ])
    const joined = await change({ add: [tour("sapa"), tour("ha-long")] })
    assert.deepEqual(joined, [tour("sapa"), tour("ha-long"), { kind: "transfer", slug: "ha-long" }])
    assert.deepEqual(await list(), joined)
    assert.deepEqual(await list(other.headers), [])
  })

  it("loses what is removed, of that kind only", async () => {
    const left = await change({ remove: [tour("ha-long"), tour("never-there")] })
    assert.deepEqual(left, [tour("sapa"), { kind: "transfer", slug: "ha-long" }])
  })

  it("holds the newest fifty", async () => {
    const many = Array.from({ length: MAX_WISHES }, (_, nth) => tour(`tour-${nth}`))
    assert.deepEqual(await change({ add: many }, other.headers), many)
    const [first, ...rest] = await change({ add: [tour("newest")] }, other.headers)
    assert.deepEqual([first, rest.length], [tour("newest"), MAX_WISHES - 1])
    assert.deepEqual(await list(other.headers), [first, ...rest])
  })

  it("refuses visitors without an account, other kinds, and slugs that are none", async () => {
    assert.equal((await api.get("/wishlist")).status, 401)
    const wrong = [{ add: [{ kind: "post", slug: "a" }] }, { add: [tour("A b")] }, { remove: ["sapa"] }, { more: [] }]
    for (const body of wrong)
      assert.equal((await api.put("/wishlist", body, headers)).status, 422, JSON.stringify(body))
  })

  it("is in the person's export, and goes with the account", async () => {
    const admin = await signInStaff(api, "admin", "hoa")
    const email = "wishful@mail.example"
    const wishful = await signUp(api, { ...lan, email })
    assert.equal((await confirmEmail(api, wishful, email)).status, 200)
    await change({ add: [tour("sapa")] }, wishful.headers)
    const exported = await api.post("/people/export", { email }, admin.headers)
    assert.deepEqual(exported.body.data.wishlist, [tour("sapa")])
    assert.equal((await api.post("/people/erase", { email }, admin.headers)).status, 200)
    const { rows } = await db.execute(sql`select 1 from wishes where user_id = ${wishful.user._id}`)
    assert.deepEqual(rows, [])
  })
})
