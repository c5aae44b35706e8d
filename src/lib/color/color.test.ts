import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { barColors, brandProperties, contrast, fill, readable } from "#lib/color/color.ts"

const PAPER = "#FBF6EC"
const SHEET = "#FFFDF8"
const JADE = "#0B5D57"
const DEFAULT = "#3B82F6"

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`)

function forEveryColor(check: (color: string) => void) {
  for (const color of [DEFAULT, JADE, "#000000", "#FFFFFF", "#FFFF00", "#808080", "#777777"]) check(color)
  fc.assert(fc.property(anyColor, check), { numRuns: 2000 })
}

describe("contrast", () => {
  it("is 21 for black and white, 1 for equal colours, and symmetric", () => {
    assert.equal(contrast("#000000", "#ffffff"), 21)
    assert.equal(contrast(DEFAULT, DEFAULT), 1)
    assert.equal(contrast(JADE, PAPER), contrast(PAPER, JADE))
  })

  it("matches WCAG's examples", () => {
    assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48")
    assert.equal(contrast(DEFAULT, "#ffffff").toFixed(2), "3.68")
  })
})

describe("fill", () => {
  it("has a text contrast of at least 4.5:1, also on hover", () =>
    forEveryColor((color) => {
      const { background, text, hover } = fill(color)
      assert.ok(contrast(background, text) >= 4.5, `${color}: ${text} on ${background}`)
      assert.ok(contrast(hover, text) >= 4.5, `${color}: ${text} on ${hover}`)
    }))

  it("has an edge contrast of at least 3:1", () =>
    forEveryColor((color) => {
      const { edge } = fill(color)
      for (const page of [PAPER, SHEET]) assert.ok(contrast(edge, page) >= 3, `${color}: ${edge} on ${page}`)
    }))

  it("keeps a colour that has contrast to white or ink", () => {
    assert.deepEqual([fill(JADE).background, fill(JADE).text], [JADE, "#FFFFFF"])
    assert.deepEqual([fill("#E9A52B").background, fill("#E9A52B").text], ["#E9A52B", "#14302E"])
  })

  it("darkens the default blue under white text", () => {
    const { background, text } = fill(DEFAULT)
    assert.equal(text, "#FFFFFF")
    assert.ok(contrast(background, PAPER) > contrast(DEFAULT, PAPER))
  })
})

describe("readable", () => {
  it("has a contrast of at least 4.5:1 on any background", () =>
    fc.assert(
      fc.property(anyColor, anyColor, (color, background) => {
        const text = readable(color, background)
        assert.ok(contrast(text, background) >= 4.5, `${color} became ${text} on ${background}`)
      }),
      { numRuns: 2000 },
    ))

  it("is readable on paper and sheets", () =>
    forEveryColor((color) => {
      for (const page of [PAPER, SHEET]) assert.ok(contrast(readable(color), page) >= 4.5)
    }))

  it("is readable as a link on every background of the site", () =>
    forEveryColor((color) => {
      for (const ground of [PAPER, SHEET, "#DCE8E3", "#DCFCE7", "#FEF3C7", "#FEE2E2"])
        assert.ok(contrast(String(brandProperties(color)["--brand-ink"]), ground) >= 4.5, `${color} on ${ground}`)
    }))
})

describe("barColors", () => {
  it("are readable, and differ from the line between them, for every brand", () =>
    forEveryColor((brand) => {
      const { topBar, footer } = barColors(brand)
      assert.ok(contrast(topBar.textColor, topBar.backgroundColor) >= 7, `text on ${topBar.backgroundColor}`)
      for (const [text, ground] of [
        [topBar.hoverColor, topBar.backgroundColor],
        [footer.textColor, footer.backgroundColor],
        [footer.secondaryTextColor, footer.backgroundColor],
      ] as const)
        assert.ok(contrast(text, ground) >= 4.5, `${brand}: ${text} on ${ground}`)
      assert.notEqual(footer.borderColor, footer.backgroundColor)
    }))

  it("are settings that the API takes", () => {
    for (const color of Object.values(barColors(JADE)).flatMap(Object.values)) assert.match(color, /^#[0-9A-F]{6}$/)
  })

  it("keep the hue of the brand", () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(barColors("#C23B22").topBar.backgroundColor.slice(at, at + 2), 16),
    )
    assert.ok(red! > green! && red! > blue!)
  })
})
