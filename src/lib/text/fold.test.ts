import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { fold } from "./fold.ts"

describe("fold", () => {
  const cases: [text: string, folded: string][] = [
    ["Hạ Long", "ha long"],
    ["Hạ Long".normalize("NFD"), "ha long"],
    ["ha long", "ha long"],
    ["Đà Nẵng – Hội An", "da nang hoi an"],
    ["\u00d0à Nẵng", "da nang"],
    ["Đà N\u200bẵng", "da nang"],
    ["ĐƯỜNG LÂM", "duong lam"],
    ["GUÐRÚN, Guðrún", "gudrun gudrun"],
    ["Ｈａ Ｌｏｎｇ", "ha long"],
    ["Sa Pa (Lào Cai), 3 ngày", "sa pa lao cai 3 ngay"],
    ["  Phở   bò  ", "pho bo"],
    ["Ễnh ương", "enh uong"],
    ["%_\\", ""],
    ["", ""],
  ]
  for (const [text, folded] of cases) it(`folds '${text}' to '${folded}'`, () => assert.equal(fold(text), folded))
})
