import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { formatParty } from "#i18n/format-party.ts"

describe("formatParty", () => {
  for (const [party, en, vi] of [
    [{ adults: 1 }, "1 adult", "1 người lớn"],
    [{ adults: 2, children: 1 }, "2 adults, 1 child", "2 người lớn, 1 trẻ em"],
    [
      { adults: 2, children: 3, childAges: [4, 6], childHeights: [120] },
      "2 adults, 3 children (ages 4, 6; 120 cm)",
      "2 người lớn, 3 trẻ em (tuổi 4, 6; cao 120 cm)",
    ],
    [{ adults: 2, children: 1, childAges: [8] }, "2 adults, 1 child (age 8)", "2 người lớn, 1 trẻ em (tuổi 8)"],
    [{ adults: 2, children: 0, childAges: [] }, "2 adults", "2 người lớn"],
  ] as const)
    it(`says '${en}'`, () => assert.deepEqual([formatParty(party, "en"), formatParty(party, "vi")], [en, vi]))
})
