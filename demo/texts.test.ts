import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { Choice, PickupZone } from "#domain/catalogue/content.ts"
import { content } from "./content.server.ts"

type Rules = { choices: Choice[] } & object

/** Paid on the spot, or known only on the day: 'about $5', 'from $12', an hour or a kilometre more. */
const ARRANGED_LATER = /\b(about|from)\b|khoảng|từ|extra hour|giờ thêm|kilometre|cây số/i
const AMOUNT = /\$(\d+(?:\.\d+)?)|(\d+)\s\$/g
const CHOOSES_SEAT = /(choose|choice|chọn)[^.]*\b(seat|row|berth|ghế|giường)/i

const sentences = (value: unknown): string[] => {
  if (typeof value === "string") return value.split(/(?<=[.;])\s+|\n+/)
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentences) : []
}

function pricesIn(rules: Rules, zones: PickupZone[]): Set<number> {
  const { choices, ...surcharges } = rules
  const fees = Object.values(surcharges).filter((value) => typeof value === "number")
  const options = choices.flatMap((choice) => choice.options.map(({ price }) => price))
  return new Set([...fees, ...options, ...zones.map(({ surcharge }) => surcharge)])
}

const demo = [...content.tours, ...content.transfers].map(
  ({ slug, pricing: _own, priceRules, pickupZones = [], cancellationPolicy: _policy, ...texts }) => {
    return { slug, texts, rules: (priceRules ?? { choices: [] }) as Rules, zones: pickupZones as PickupZone[] }
  },
)

describe("the demo texts", () => {
  it("name no supplement that can't be booked at its price", () => {
    const missing = demo.flatMap(({ slug, texts, rules, zones }) => {
      const prices = pricesIn(rules, zones)
      return sentences(texts)
        .filter((sentence) => !ARRANGED_LATER.test(sentence))
        .flatMap((sentence) =>
          [...sentence.matchAll(AMOUNT)].map((found) => ({ sentence, amount: Number(found[1] ?? found[2]) })),
        )
        .filter(({ amount }) => !prices.has(amount))
        .map(({ sentence, amount }) => `${slug}: ${amount} in '${sentence}'`)
    })
    assert.deepEqual(missing, [])
  })

  it("let guests choose a seat or berth only where there is such a choice", () => {
    const promising = demo.filter(({ texts }) => sentences(texts).some((sentence) => CHOOSES_SEAT.test(sentence)))
    assert.ok(promising.length >= 2)
    for (const { slug, rules } of promising)
      assert.ok(
        rules.choices.some(({ per }) => per === "seat"),
        slug,
      )
  })

  it("charge a single supplement to whoever travels alone wherever they name one", () => {
    const named = demo.filter(({ texts }) =>
      sentences(texts).some((sentence) => /single (room|cabin|supplement)|phụ thu (phòng|cabin) đơn/i.test(sentence)),
    )
    assert.ok(named.length >= 12)
    for (const { slug, rules } of named)
      assert.ok(
        rules.choices.some(({ options }) => options.some(({ alone }) => alone)),
        slug,
      )
  })
})
