import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { extractText, sanitise, sanitiseStored } from "./html.server.ts"

const cases: Record<string, [html: string, left: string][]> = {
  "keeps text and its structure": [
    [
      "<h2>Tết</h2><p>A <strong>b</strong> <em>c</em></p><ul><li>d</li></ul>",
      "<h2>Tết</h2><p>A <strong>b</strong> <em>c</em></p><ul><li>d</li></ul>",
    ],
    ["<blockquote><p>x</p></blockquote><ol><li>1</li></ol>", "<blockquote><p>x</p></blockquote><ol><li>1</li></ol>"],
    ["a &amp; b &lt;script&gt;", "a &amp; b &lt;script&gt;"],
    ["<h1>h</h1><div><p>in</p></div><h6>s</h6>", "<h2>h</h2><p>in</p><h4>s</h4>"],
    // As Google Docs writes.
    ['<b style="font-weight:normal" id="docs-internal-guid-1"><p>plain</p></b>', "<p>plain</p>"],
    [
      '<p><span style="font-weight:400">a</span><span style="font-weight:700">b</span></p>',
      "<p>a<strong>b</strong></p>",
    ],
    ['<p><span style="font-style:italic">c</span><b style="color:red">d</b></p>', "<p><em>c</em><b>d</b></p>"],
  ],
  "drops scripts with their content": [
    ["<p>a<script>alert(1)</script></p>", "<p>a</p>"],
    ["<SCRIPT SRC=//evil.example/x.js></SCRIPT>a", "a"],
    ["<scr<script>ipt>alert(1)</script>", "ipt&gt;alert(1)"],
    ["<<script>alert(1)//<</script>", "&lt;"],
    ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'>", ""],
    ["<template><script>alert(1)</script></template>a", "a"],
    ["<textarea><script>alert(1)</script></textarea>a", "a"],
    ["<iframe srcdoc='<script>alert(1)</script>'></iframe>a", "a"],
    ["<!--><script>alert(1)</script>-->a", "--&gt;a"],
    ["<object data=x></object><embed src=x><base href=//evil.example>a", "a"],
    ["<form action=//evil.example><input name=a><button>b</button></form>", "b"],
    ["<meta http-equiv=refresh content='0;url=//evil.example'><link rel=stylesheet href=x>a", "a"],
  ],
  "drops event handlers, styles and everything else that is not allowed": [
    ["<p onclick='alert(1)' onmouseover=alert(1) style='position:fixed' class=x id=y>a</p>", "<p>a</p>"],
    ["<style>p{display:none}</style><p style='background:url(javascript:alert(1))'>a</p>", "<p>a</p>"],
    ["<p data-x=1 contenteditable srcdoc=x formaction=javascript:1>a</p>", "<p>a</p>"],
    ["<img src=x onerror=alert(1)>a", "a"],
    ["<table><td background='javascript:alert(1)' colspan=2>a</td></table>", '<table><td colspan="2">a</td></table>'],
  ],
  "drops SVG and MathML with their content": [
    ["<svg onload=alert(1)><script>alert(1)</script></svg>a", "a"],
    ["<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>a", "a"],
    ["<svg><style><img src=x onerror=alert(1)></style></svg>a", "a"],
    ["<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>", ""],
  ],
  "keeps links to other sites, email addresses, phone numbers and our pages": [
    ["<a href='/tour/sapa' target=_blank>a</a>", '<a href="/tour/sapa">a</a>'],
    [
      "<a href='https://vnat.example/?a=1&amp;b=2'>a</a>",
      '<a href="https://vnat.example/?a=1&amp;b=2" rel="noopener">a</a>',
    ],
    ["<a href='HTTP://vnat.example' rel='opener'>a</a>", '<a href="HTTP://vnat.example" rel="noopener">a</a>'],
    ["<a href='mailto:office@ghe.example'>a</a>", '<a href="mailto:office@ghe.example" rel="noopener">a</a>'],
    ["<a href='tel:+842439260114'>a</a>", '<a href="tel:+842439260114" rel="noopener">a</a>'],
  ],
  "keeps the text of any other link": [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java&#115;cript:alert(1)",
    "java&Tab;script:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript&colon;alert(1)",
    "java\u200Bscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://ghe.example/1",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://",
    "tour/sapa",
    "#part",
    "",
  ].map((href) => [`<a href="${href}">a</a>`, "a"]),
  "keeps our own pictures": [
    [
      "<img src='/media/posters/hanoi-day/16x9-1440.webp' alt='&quot;a&quot;' width=1440 height=810 srcset=x>",
      '<img src="/media/posters/hanoi-day/16x9-1440.webp" alt="&quot;a&quot;" width="1440" height="810" loading="lazy" />',
    ],
  ],
  "drops any other picture": [
    "https://evil.example/x.webp",
    "//evil.example/x.webp",
    "/media/../api/x.webp",
    "/media/posters/hanoi-day/x.svg",
    "/media/posters/hanoi-day/16x9-1440.webp?x",
    "/api/auth/logout",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "javascript:alert(1)",
  ].map((src) => [`<img src="${src}">a`, "a"]),
}

describe("sanitise", () => {
  for (const [rule, examples] of Object.entries(cases)) {
    it(rule, () => {
      for (const [html, left] of examples) assert.equal(sanitise(html), left, html)
    })
  }

  it("limits nesting", () => {
    const left = sanitise(`${"<blockquote>".repeat(20_000)}deep`)
    assert.ok(left.match(/<blockquote>/g)!.length <= 20)
    assert.ok(left.includes("deep"))
  })

  const piece = fc.constantFrom(
    ...["<", ">", "<script>", "</script>", "<svg>", "<p ", "<a href=", "'", '"', "javascript:", "onerror=x ", "<!--"],
    ...["-->", "<style>", "</style>", "<img src=", "/media/a/b/c.webp", "&lt;", "&#60;", "<![CDATA[", "]]>", "\0", "x"],
    ...["<math>", "<textarea>", "</p>", "</a>", "=", " ", "https://x.example", "<blockquote>", "<table>", "<li>", "Ế"],
  )

  it("leaves only allowed HTML in random input and is idempotent", () => {
    const tag = /<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)( \/)?>/g
    const property = fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const clean = sanitise(pieces.join(""))
      assert.equal(sanitise(clean), clean)
      const rest = clean.replace(tag, (_, name: string, attributes: string) => {
        assert.match(name, /^(p|a|img|blockquote|table|li)$/)
        for (const [, attribute] of attributes.matchAll(/ ([a-z]+)=/g))
          assert.match(attribute!, /^(href|rel|src|alt|loading)$/)
        assert.doesNotMatch(attributes, /="\s*javascript:/i)
        return ""
      })
      assert.doesNotMatch(rest, /[<>]/)
    })
    fc.assert(property, { numRuns: 1_000 })
  })

  it("sanitises stored HTML again by the current rules", () => {
    const stored = { en: "<p onclick=x>a</p>", vi: "<p>á<script>x</script></p>" }
    for (let time = 0; time < 2; time++) assert.deepEqual(sanitiseStored(stored), { en: "<p>a</p>", vi: "<p>á</p>" })
    assert.deepEqual(sanitiseStored({ en: "<p>a</p>" }), { en: "<p>a</p>" })
  })
})

describe("extractText", () => {
  it("separates words at element boundaries", () => {
    assert.equal(extractText("<p>phở</p><p>bò &amp; gà</p>").replace(/\s+/g, " ").trim(), "phở bò gà")
  })
})
