import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { Choice } from "#domain/catalogue/content.ts"
import { withChoiceCodes } from "./codes.ts"

const NO_CODE = null
const option = (code: string | null, en: string) => ({ code, name: { en }, price: 10, alone: false })
const choice = (code: string | null, en: string, options: ReturnType<typeof option>[]) => ({
  code,
  name: { en },
  per: "room" as const,
  isRequired: false,
  options,
})

describe("the codes of choices", () => {
  it("are made from English names, and stay when a name changes", () => {
    const { choices } = withChoiceCodes({
      choices: [
        choice("room", "Cabin", [option("single", "A cabin for one"), option(NO_CODE, "Cửa sổ / window")]),
        choice(NO_CODE, "Room", [option(NO_CODE, "Single"), option(NO_CODE, "Single"), option(NO_CODE, "")]),
      ],
    })
    assert.deepEqual(
      choices.map(({ code, options }) => [code, options.map((each) => each.code)]),
      [
        ["room", ["single", "cua-so-window"]],
        ["room-2", ["single", "single-2", "item"]],
      ],
    )
  })

  it("are only added to rules with choices", () => {
    const surcharges: { night: number; choices?: Choice[] } = { night: 5 }
    assert.deepEqual(withChoiceCodes(surcharges), surcharges)
  })
})
