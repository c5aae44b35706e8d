import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { PictureRefused } from "#domain/uploads/picture-intake.server.ts"
import { cleanSvg } from "./clean-svg.server.ts"
import { messages } from "./messages.ts"

const svg = (content: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const refused = (message: keyof typeof messages) => (error: unknown) =>
  error instanceof PictureRefused && error.text === messages[message]

const RECT = '<rect width="20" height="10" fill="#0b5d57"/>'

describe("cleanSvg", () => {
  it("keeps shapes, groups, gradients, clips and styles", () => {
    const kept = [
      '<g transform="scale(2)" opacity="0.5"><path d="M0 0h9v9z" fill="none" stroke="#c23b22" stroke-width="2"/></g>',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>',
      '<clipPath id="c"><circle cx="1" cy="1" r="1"/></clipPath><rect width="9" height="9" fill="url(#a)" clip-path="url(#c)"/>',
      '<symbol id="s"><path d="M0 0h1v1z"/></symbol><use href="#s"/><use xlink:href="#s" x="3"/>',
    ]
    for (const part of kept) assert.ok(cleanSvg(svg(part)).includes(part), part)
  })

  it("keeps what drawing programs write as style sheets and styles", () => {
    const styled = cleanSvg(
      svg(
        '<style type="text/css"><![CDATA[ .a,.b{fill:#FFF;clip-path:url(#c)} @import url(//x.example/a.css); ]]></style><clipPath id="c"><path d="M0 0h1v1z"/></clipPath><path class="b" style="stroke:red;-inkscape-font-specification:x;fill:url(#a)"/>',
      ),
    )
    assert.match(styled, /<style>\.a,\.b\{fill:#FFF\}<\/style>/)
    assert.match(styled, /<path class="b" style="stroke:red;fill:url\(#a\)" clip-path="url\(#c\)"\/>/)
    assert.doesNotMatch(styled, /import|example/)
  })

  it("keeps the opacity of styles before that of style sheets", () => {
    const sheet = "<style>path{opacity:0.2}.a{opacity:0.5;fill:red}.b{opacity:inherit}</style>"
    const paths =
      '<path/><path class="a"/><path class="a" style="opacity:50%"/><path opacity="0.1" class="c"/><path class="b"/>'
    const [first, ...others] = [...cleanSvg(svg(sheet + paths)).matchAll(/<path[^>]*opacity="([^"]*)"/g)].map(
      ([, opacity]) => opacity,
    )
    assert.deepEqual([first, ...others], ["0.2", "0.5", "50%", "0.2", "0.2"])
    assert.match(cleanSvg(svg(sheet + paths)), /<style>path\{\}\.a\{fill:red\}\.b\{\}<\/style>/)
  })

  it("is drawn as large as its sides allow", () => {
    assert.match(cleanSvg(svg(RECT)), /^<svg [^>]*viewBox="0 0 20 10"[^>]*/)
    for (const attributes of ['width="200mm" height="100mm"', 'viewBox="0,0,2e3,1000" width="1" height="90000"']) {
      const [open = ""] = /^<svg [^>]*>/.exec(cleanSvg(svg(RECT, attributes))) ?? []
      assert.match(open, / width="1024"/)
      assert.match(open, / height="512"/)
    }
  })

  const active: Record<string, string> = {
    "a script": "<script>alert(1)</script>",
    "a script in CDATA": "<script><![CDATA[alert(1)]]></script>",
    "an event handler": '<rect onload="alert(1)" ONCLICK="alert(1)"/>',
    "foreign content":
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    "a link that runs a script": '<a href="javascript:alert(1)"><rect/></a>',
    "a reference to another file": '<use href="https://x.example/alert.svg#a"/>',
    "a reference to data": '<use xlink:href="data:image/svg+xml;base64,alert"/>',
    "an animation": '<animate attributeName="href" to="javascript:alert(1)"/><set onbegin="alert(1)"/>',
    "a colour from elsewhere": '<rect fill="url(https://x.example/alert)"/>',
    "a style from elsewhere": '<rect style="fill:url(//x.example/alert);background:url(alert)"/>',
    "a style in disguise": '<rect style="fill:u\\72l(//x.example/alert)"/>',
    "a style sheet from elsewhere": "<style>@import 'alert.css'; rect{fill:url( 'alert' )} </style>",
    "an escaped end of a style sheet":
      "<style>a{fill:red}&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;{}</style>",
    "a filter": '<filter id="f"><feImage href="alert"/></filter><rect filter="url(#alert)"/>',
    "a comment": "<!-- alert -->",
    "an instruction": '<?xml-stylesheet href="alert.css"?>',
    "a pattern": '<pattern id="alert"><rect/></pattern>',
  }
  for (const [what, part] of Object.entries(active))
    it(`removes ${what}`, () => {
      const cleaned = cleanSvg(svg(part + RECT))
      assert.doesNotMatch(cleaned, /alert|script|example|javascript|on\w+=|<!|<\?/i)
      assert.ok(cleaned.includes(RECT))
    })

  it("removes DOCTYPE and entities without resolving them", () => {
    const doctype =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY a "alert"><!ENTITY x SYSTEM "file:///etc/passwd">]>'
    const cleaned = cleanSvg(doctype + svg(`&x;<path d="&a;" class="&x;"/>${RECT}`))
    assert.doesNotMatch(cleaned, /ENTITY|DOCTYPE|alert|passwd/)
  })

  it("refuses what would look different without a part", () => {
    assert.throws(() => cleanSvg(svg("<text>Sông Xanh</text>")), refused("svgHasText"))
    assert.throws(() => cleanSvg(svg('<g><image href="data:image/png;base64,AAAA"/></g>')), refused("svgHasPicture"))
  })

  it("refuses what isn't an SVG, and has no size", () => {
    for (const source of ["", "<", "<html/>", "not an svg", "<svg", svg(RECT, ""), svg(RECT, 'viewBox="0 0 0 9"')])
      assert.throws(() => cleanSvg(source), refused("svgUnreadable"), source)
    assert.throws(() => cleanSvg(svg('<rect style="{{{"/>')), refused("svgUnreadable"))
    assert.throws(() => cleanSvg(svg(RECT, 'viewBox="0 0 11 1"')), refused("tooLong"))
  })

  const chain = (link: (n: number) => string) => Array.from({ length: 12 }, (_, n) => link(n)).join("")
  const tenTimes = (part: string) => part.repeat(10)
  const bombs: Record<string, string> = {
    "groups of references": chain((n) => `<g id="g${n + 1}">${tenTimes(n ? `<use href="#g${n}"/>` : RECT)}</g>`),
    "masks of masks":
      chain((n) => `<mask id="m${n + 1}">${tenTimes(n ? `<rect mask="url(#m${n})"/>` : RECT)}</mask>`) +
      '<rect mask="url(#m12)"/>',
    "clips in style sheets": `<style>${chain((n) => `.c${n}{clip-path:url('#c${n}')}`)}</style>${chain((n) => `<clipPath id="c${n + 1}">${tenTimes(`<rect class="c${n}"/>`)}</clipPath>`)}<rect class="c11"/>`,
    "a reference to itself": '<g id="a"><use href="#a"/></g>',
    "references in a circle": '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    "too many shapes": RECT.repeat(3001),
    "a long path many times": `<path id="p" d="M0 0${"h1v1".repeat(20_000)}"/>${'<use href="#p"/>'.repeat(50)}`,
    "deep nesting": `${"<g>".repeat(60_000)}${"</g>".repeat(20_000)}`,
  }
  for (const [what, part] of Object.entries(bombs))
    it(`refuses ${what} at once`, () => {
      const start = performance.now()
      assert.throws(() => cleanSvg(svg(part)), refused("svgTooComplex"))
      assert.ok(performance.now() - start < 1000)
    })

  it("refuses repeated ids, of which renderers may draw another than was counted", () => {
    const groups = chain((n) => `<g id="g${n + 1}">${tenTimes(n ? `<use href="#g${n}"/>` : RECT)}</g>`)
    const small = chain((n) => `<rect id="g${n + 1}" width="1" height="1"/>`)
    assert.throws(() => cleanSvg(svg(groups + small)), refused("svgRepeatsId"))
    assert.throws(() => cleanSvg(svg('<path id="a"/><path id="a"/>')), refused("svgRepeatsId"))
  })

  const nested = (open: string, depth: number) => `${open.repeat(depth)}${RECT}${"</g>".repeat(depth)}`
  const mask = `<mask id="m">${RECT}</mask>`
  const clip = '<clipPath id="c"><circle r="9"/><circle r="8"/><circle r="7"/></clipPath>'
  const radial = '<radialGradient id="r"><stop offset="0"/><stop offset="1"/></radialGradient>'
  const stops = `<radialGradient id="r">${'<stop offset="0"/>'.repeat(900)}</radialGradient>`
  const filled = (fill: string, count: number) => `<rect width="20" height="10" ${fill}/>`.repeat(count)
  const heavy: Record<string, [allowed: string, refused: string]> = {
    masks: [mask + filled('mask="url(#m)"', 15), mask + filled('mask="url(#m)"', 20)],
    "masks with a quoted id": [mask + filled("mask=\"url( '#m' )\"", 15), mask + filled("mask=\"url( '#m' )\"", 20)],
    opacity: [filled('opacity="0.5"', 35), filled('opacity="0.5"', 41)],
    "opacity in a style sheet": [
      `<style>rect{opacity:0.5}</style>${filled("", 35)}`,
      `<style>rect{opacity:0.5}</style>${filled("", 41)}`,
    ],
    "opacity in opacity": [nested('<g opacity="0.9">', 8), nested('<g opacity="0.9">', 9)],
    "masks in masks": [mask + nested('<g mask="url(#m)">', 4), mask + nested('<g mask="url(#m)">', 5)],
    "opacity in opacity by reference": [
      `<g id="a">${nested('<g opacity="0.9">', 4)}</g><g opacity="0.9"><use href="#a"/></g>`,
      `<g id="a">${nested('<g opacity="0.9">', 8)}</g><g opacity="0.9"><use href="#a"/></g>`,
    ],
    clips: [
      `${clip}<g clip-path="url(#c)">${filled("", 300)}</g>`,
      `${clip}<g clip-path="url(#c)">${filled("", 600)}</g>`,
    ],
    "radial gradients": [radial + filled('fill="url(#r)"', 60), radial + filled('fill="url(#r)"', 90)],
    "radial gradients of a group": [
      `${radial}<g fill="url(#r)">${filled("", 60)}</g>`,
      `${radial}<g fill="url(#r)">${filled("", 90)}</g>`,
    ],
    "radial gradients in a style sheet": [
      `${radial}<style>svg > .a{fill:URL( "#r" )}</style>${filled('class="a"', 60)}`,
      `${radial}<style>svg > .a{fill:URL( "#r" )}</style>${filled('class="a"', 90)}`,
    ],
    "radial gradients by any selector": [
      `${radial}<style>rect:not(.a){fill:red}</style>${filled("", 90)}`,
      `${radial}<style>rect:not(.a){fill:url(#r)}</style>${filled("", 90)}`,
    ],
    "gradients of many stops": [stops + filled('fill="url(#r)"', 1), stops + filled('fill="url(#r)"', 2)],
    "rules of style sheets": [
      `<style>${".a{fill:red}".repeat(500)}</style>${RECT}`,
      `<style>${".a{fill:red}".repeat(501)}</style>${RECT}`,
    ],
  }
  for (const [what, [few, many]] of Object.entries(heavy))
    it(`refuses too many ${what}, but not a few`, () => {
      assert.doesNotThrow(() => cleanSvg(svg(few)))
      assert.throws(() => cleanSvg(svg(many)), refused("svgTooComplex"))
    })

  it("takes masks and clips by no other value than an id", () => {
    for (const value of ["inherit", "/*#x*/url(#m)", "url(#m) url(#m)", "INHERIT"])
      for (const name of ["mask", "clip-path"])
        assert.doesNotMatch(
          cleanSvg(svg(`${mask}<g mask="url(#m)"><rect ${name}="${value}"/></g>`)),
          /<rect (mask|clip)/,
        )
  })
})
