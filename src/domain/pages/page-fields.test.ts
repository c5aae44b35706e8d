import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { DEFAULT_SETTINGS } from "#domain/settings/settings.ts"
import { fieldsIn } from "#lib/text/text-fields.ts"
import { checkHtmlFields } from "#server/check-fields.server.ts"
import { xmlText } from "#server/pages/xml.server.ts"
import { fieldValues, fillPageHtml, fillPageText, marksIn, marksInHtml, PAGE_FIELDS } from "./page-fields.ts"
import { templates } from "./templates/templates.server.ts"

describe("the fields of a page", () => {
  const values = fieldValues({
    ...DEFAULT_SETTINGS,
    legalName: "Sông Xanh & Co",
    complaintAnswerDays: 1,
    exchangeRate: { vndPerUsd: 26_350, date: "2026-11-16" },
  })

  it("say what the settings say, in each language", () => {
    assert.equal(values.exchangeRate?.en, "1 US dollar = 26,350 đồng (16 November 2026)")
    assert.equal(values.exchangeRate?.vi, "1 đô la Mỹ = 26.350 đồng (16/11/2026)")
    assert.match(values.complaintDeadlines?.en ?? "", /within 1 working day /)
    assert.deepEqual(values.guestDays, { en: "1,095", vi: "1.095" })
  })

  it("are filled into texts, escaped for HTML", () => {
    const text = { en: "<p>{{ legalName }}, {{unknown}}</p>", vi: "{{legalName}}" }
    assert.deepEqual(fillPageHtml(text, values, xmlText), {
      en: "<p>Sông Xanh &amp; Co, {{unknown}}</p>",
      vi: "Sông Xanh &amp; Co",
    })
    assert.deepEqual(fillPageText({ en: "{{legalName}}" }, values), { en: "Sông Xanh & Co" })
    assert.deepEqual(fillPageText({ en: "" }, values), { en: "" })
  })

  it("are not filled into attributes, where a value could lead a link elsewhere", () => {
    const en = '<p><a href="/{{legalName}}">a</a> <img src="/media/a/b/c.webp" alt="{{legalName}}" /></p>'
    assert.deepEqual(fillPageHtml({ en }, values, xmlText), { en })
    assert.deepEqual(
      [...checkHtmlFields(en, PAGE_FIELDS)].map((wrong) => wrong.en.split(".")[0]),
      Array(2).fill("{{legalName}} is in the address of a link, or in the description of a picture"),
    )
  })

  it("keep names that aren't fields, such as those that every object has", () =>
    assert.deepEqual(fillPageText({ en: "{{constructor}}" }, values), { en: "{{constructor}}" }))
})

describe("marksIn", () => {
  it("returns what is to be decided, however it is written", () => {
    assert.deepEqual(marksIn("[[How much]] and [[]] [[a < b]] [[never closed"), [
      "How much",
      "…",
      "a < b",
      "never closed",
    ])
    assert.deepEqual(marksIn(`[[${"long ".repeat(200)}]]`).length, 1)
    assert.deepEqual(marksIn("[a](b) [1] ]]"), [])
  })

  it("reads 40,000 brackets and spaces", () => {
    assert.equal(marksIn("[".repeat(40_000)).length, 20_000)
    assert.deepEqual(marksIn(`[[${" ".repeat(40_000)}`), ["…"])
  })
})

describe("marksInHtml", () => {
  it("returns what is to be decided without its formatting", () =>
    assert.deepEqual(marksInHtml("<p>[[How <em>much</em> &amp; when]] and [[]]</p> [[never closed"), [
      "How much & when",
      "…",
      "never closed",
    ]))

  it("finds brackets with formatting between them, and those in a picture's description", () => {
    for (const html of ["<p>[<b></b>[decide]]</p>", "<p>[<em>[decide]]</em></p>", '<img alt="[[decide]]" />'])
      assert.deepEqual(marksInHtml(html), ["decide"], html)
  })
})

describe("the templates", () => {
  // Each change of the rate would make another version of the terms. Bookings keep their own rate.
  it("don't name the exchange rate", () => {
    for (const { content } of templates) assert.doesNotMatch(`${content.en} ${content.vi}`, /exchangeRate/)
  })

  const values = fieldValues(DEFAULT_SETTINGS)

  it("use known fields only, and mark something to decide in both languages", () => {
    for (const { kind, content } of templates)
      for (const text of [content.en, content.vi ?? ""]) {
        assert.deepEqual(
          fieldsIn(text).filter((name) => !(name in values)),
          [],
        )
        assert.ok(marksInHtml(text).length > 1, kind)
      }
  })
})
