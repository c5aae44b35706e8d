import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { Choice } from "#domain/catalogue/content.ts"
import { chosenOptions } from "./choice-lines.ts"
import { fitChoices, readChoices, toOrderChoices, withChoice } from "./choices.ts"

const option = (code: string, alone = false) => ({ code, name: { en: code }, price: 10, alone })
const choice = (code: string, per: Choice["per"], options: Choice["options"], isRequired = false): Choice => ({
  code,
  name: { en: code },
  per,
  isRequired,
  options,
})
const berth = choice("berth", "seat", [option("lower"), option("upper")])
const hotel = choice("hotel", "person", [option("three"), option("four")], true)
const choices = [berth, hotel]

describe("the choices of a form", () => {
  it("are read from its fields, for the order", () => {
    const form = new URLSearchParams({ "choice.berth.lower": "2", "choice.berth.upper": "", "choice.hotel": "four" })
    assert.deepEqual(toOrderChoices(readChoices(form, choices), choices), {
      choices: [
        { code: "berth", option: "lower", quantity: 2 },
        { code: "hotel", option: "four" },
      ],
    })
    assert.deepEqual(toOrderChoices(readChoices(new URLSearchParams({ "choice.hotel": "" }), choices), choices), {})
  })

  it("replace the earlier option, but keep other seats", () => {
    const three = withChoice({ "choice.berth.lower": 1 }, hotel, "three", 1)
    const four = withChoice(three, hotel, "four", 1)
    assert.deepEqual(four, { "choice.berth.lower": 1, "choice.hotel.four": 1 })
    assert.deepEqual(withChoice(withChoice(four, hotel, "", 1), berth, "upper", 2), {
      "choice.berth.lower": 1,
      "choice.berth.upper": 2,
    })
  })

  it("are capped when the party gets smaller", () => {
    const chosen = { "choice.berth.lower": 2, "choice.berth.upper": 2, "choice.hotel.four": 1 }
    assert.deepEqual(fitChoices(chosen, choices, 3), { ...chosen, "choice.berth.upper": 1 })
    assert.deepEqual(fitChoices(chosen, choices, 1), { "choice.berth.lower": 1, "choice.hotel.four": 1 })
  })
})

describe("a required choice of seats", () => {
  it("gives the first option to those who choose none", () => {
    const row = { ...berth, isRequired: true }
    const applied = chosenOptions([row], [{ code: "berth", option: "upper", quantity: 1 }], { people: 3 })
    assert.deepEqual(
      applied.map(({ option: { code }, quantity }) => [code, quantity]),
      [
        ["lower", 2],
        ["upper", 1],
      ],
    )
  })
})
