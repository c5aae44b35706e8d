import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import type { TransferCard } from "#features/transfers/transfer.ts"
import { importContent } from "#server/content/import-content.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { content } from "../../../../demo/content.server.ts"

describe("GET /transfers?from=…&to=…", () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi()
    await transact((transaction) => importContent(content, transaction))
  })
  after(() => api.close())

  const titles = async (query: string) => {
    const { status, body, text } = await api.get(`/transfers?limit=50&${query}`)
    assert.equal(status, 200, text)
    return (body.data as TransferCard[]).map(({ title }) => title.en).sort()
  }

  it("finds rides to a place, none that leave from it", async () => {
    assert.deepEqual(await titles("to=hanoi"), ["Noi Bai airport to Hanoi Old Quarter"])
    assert.deepEqual(await titles("to=hue"), ["Da Nang airport to Hue", "Da Nang to Hue by heritage train"])
  })

  it("finds rides from a place, none that lead to it", async () => {
    assert.deepEqual(await titles("from=Hạ Long"), ["Ha Long to Ninh Binh by private car"])
    assert.deepEqual(await titles("from=nha trang"), ["Nha Trang to Da Lat by private car"])
  })

  it("finds whole words in any order, the last one unfinished: not Long Hai for Ha Long", async () => {
    assert.deepEqual(await titles("to=ha long"), ["Hanoi to Ha Long by limousine van", "Noi Bai airport to Ha Long"])
    assert.deepEqual(await titles("to=old quarter hanoi"), ["Noi Bai airport to Hanoi Old Quarter"])
    assert.deepEqual(await titles("to=ha lo"), ["Hanoi to Ha Long by limousine van", "Noi Bai airport to Ha Long"])
  })

  it("finds a destination that only the location names", async () => {
    assert.deepEqual(await titles("to=saigon"), ["Tan Son Nhat airport to District 1"])
  })

  it("finds an airport by its code", async () => {
    assert.deepEqual(await titles("from=cxr&to=da lat"), ["Cam Ranh airport to Da Lat"])
  })
})
