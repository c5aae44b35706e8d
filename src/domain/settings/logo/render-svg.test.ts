import assert from "node:assert/strict"
import { describe, it } from "node:test"
import sharp from "sharp"
import { PictureRefused } from "#domain/uploads/picture-intake.server.ts"
import { messages } from "./messages.ts"
import { renderSvg } from "./render-svg.server.ts"

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="1024" height="1024">${content}</svg>`
const refused = (message: keyof typeof messages) => (error: unknown) =>
  error instanceof PictureRefused && error.text === messages[message]

describe("renderSvg", () => {
  it("returns a PNG", async () => {
    const { format, width, height } = await sharp(await renderSvg(svg('<rect width="9" height="9"/>'))).metadata()
    assert.deepEqual([format, width, height], ["png", 1024, 1024])
  })

  it("ends a drawing that takes minutes", async () => {
    const curves = Array.from({ length: 40_000 }, (_, n) => `T${(n * 7919) % 10} ${(n * 104_729) % 10}`).join("")
    await assert.rejects(renderSvg(svg(`<path d="M0 0${curves}"/>`), 3000), refused("svgTooComplex"))
  })

  it("refuses what can't be read", () => assert.rejects(renderSvg("<svg"), refused("svgUnreadable")))
})
