import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { renderMailHtml } from "./template-layout.server.ts"

const company = {
  companyName: { en: "Ghé" },
  address: { en: "" },
  phone: "",
  email: "",
  primaryColor: "#0E5E55",
}
const html = (blocks: Parameters<typeof renderMailHtml>[0]["blocks"]) =>
  renderMailHtml({ language: "en", subject: "Trip", heading: "Trip", blocks, company, siteUrl: "https://ghe.example" })

describe("the HTML of a mail", () => {
  it("has a <br> for each line, because Outlook ignores white-space", () => {
    const lines = html([
      "Ready at 07:30\nDriver: Mr Nam\nCar: 29A",
      { quoted: "One\nTwo" },
      { facts: [["Where", "A\nB"]] },
    ])
    for (const text of ["Ready at 07:30<br/>Driver: Mr Nam<br/>Car: 29A", "One<br/>Two", "A<br/>B"])
      assert.ok(lines.includes(text), text)
    assert.doesNotMatch(lines, /white-space/)
  })

  it("cuts the preview between characters", () => {
    const preview = html(["Hello", `${"a".repeat(139)}${"🎉".repeat(20)}`]).match(/a{139}[^a<]*/)?.[0]
    assert.equal(preview, `${"a".repeat(139)}🎉…`)
  })
})
