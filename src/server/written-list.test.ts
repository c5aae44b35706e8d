import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { read, WrittenList, written } from "./written-list.server.ts"

const TOURS = '[{"title": "Hạ Long"},\n {"title": "Huế"}]'
const tours = [{ title: "Hạ Long" }, { title: "Huế" }]

describe("a list as the database has written it", () => {
  it("goes into an answer as it is, beside all else that is answered", () => {
    const answer = { success: true, data: new WrittenList(TOURS), pagination: { page: 1 }, gap: undefined }
    assert.equal(written(answer), `{"success":true,"data":${TOURS},"pagination":{"page":1}}`)
    assert.equal(written({ success: true, data: new WrittenList(TOURS) }), `{"success":true,"data":${TOURS}}`)
  })

  it("is read for those who want its entries, once", () => {
    const list = new WrittenList(TOURS)
    const { data, success } = read({ success: true, data: list }) as { data: object[]; success: boolean }
    assert.deepEqual({ data, success }, { data: tours, success: true })
    assert.equal(list.entries, data)
    assert.equal(JSON.stringify({ list }), JSON.stringify({ list: tours }))
  })

  it("is empty where nothing was found", () => {
    assert.equal(written({ success: true, data: new WrittenList(null) }), '{"success":true,"data":[]}')
  })

  it("leaves other answers as they are", () => {
    const answer = { success: false, code: "NOT_FOUND", message: "Tour not found." }
    assert.equal(written(answer), JSON.stringify(answer))
    assert.equal(read(answer), answer)
  })
})
