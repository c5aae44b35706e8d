import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { renditionUrl } from "#lib/rendition.ts"

const portrait = { url: "/media/tours/key/16x9-1440.webp", width: 600, height: 900 }

describe("renditionUrl", () => {
  it("names the crop around the focus along the side that is cut", () => {
    const tall = { ...portrait, focus: { x: 88, y: 12 } }
    assert.equal(renditionUrl(tall, "16x9", 640, "avif"), "/media/tours/key/16x9-640-at10.avif")
    const wide = { ...tall, width: 1600, height: 900 }
    assert.equal(renditionUrl(wide, "4x5", 640, "avif"), "/media/tours/key/4x5-640-at90.avif")
  })

  it("has the usual address without a focus, or with one in the middle", () => {
    const usual = "/media/tours/key/4x3-390.webp"
    assert.equal(renditionUrl(portrait, "4x3", 390, "webp"), usual)
    assert.equal(renditionUrl({ ...portrait, focus: { x: 0, y: 52 } }, "4x3", 390, "webp"), usual)
  })
})
