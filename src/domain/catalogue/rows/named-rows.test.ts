import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
await createTransfers()

describe("a list with slugs", () => {
  for (const path of ["/tours", "/transfers"])
    it(`has only what ${path} names, as far as it is offered`, async () => {
      const all: { slug: string }[] = (await api.get(`${path}?view=card`)).body.data
      const named = all.slice(0, 2).map(({ slug }) => slug)
      const found = await api.get(`${path}?view=card&slugs=${[...named, "long-gone"].join()}`)
      assert.deepEqual(found.body.data.map(({ slug }: { slug: string }) => slug).sort(), named.sort())
      assert.deepEqual((await api.get(`${path}?view=card&slugs=long-gone`)).body.data, [])
      const eleven = Array.from({ length: 11 }, (_, n) => `a-${n}`).join()
      assert.equal((await api.get(`${path}?slugs=${eleven}`)).status, 422)
      assert.equal((await api.get(`${path}?slugs=No+Slug`)).status, 422)
    })
})
