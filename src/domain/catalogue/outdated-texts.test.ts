import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { outdatedTexts } from "./outdated-texts.ts"

const both = (en: string, vi?: string) => (vi === undefined ? { en } : { en, vi })
const viOlder = (text: string) => ({ language: "vi", text }) as const

describe("outdatedTexts", () => {
  const before = { title: both("Walk", "Đi bộ"), days: [both("One", "Một"), both("Two", "Hai")] }

  it("reports the language that was not changed", () => {
    assert.deepEqual(outdatedTexts(before, { ...before, title: both("Stroll", "Đi bộ") }, []), [viOlder("Đi bộ")])
    assert.deepEqual(outdatedTexts(before, { ...before, title: both("Walk", "Dạo") }, []), [
      { language: "en", text: "Walk" },
    ])
    assert.deepEqual(outdatedTexts(before, { ...before, title: both("Stroll", "Dạo") }, []), [])
    assert.deepEqual(outdatedTexts(before, before, []), [])
  })

  it("drops a text when its translation is removed or updated, without reporting the other", () => {
    const stale = { ...before, title: both("Stroll", "Đi bộ") }
    assert.deepEqual(outdatedTexts(stale, { ...stale, title: both("Stroll", "Dạo") }, [viOlder("Đi bộ")]), [])
    assert.deepEqual(outdatedTexts(stale, { ...stale, title: both("Stroll") }, [viOlder("Đi bộ")]), [])
  })

  it("keeps an older text until staff say that it is right", () => {
    const stale = { ...before, title: both("Stroll", "Đi bộ") }
    assert.deepEqual(outdatedTexts(stale, stale, [viOlder("Đi bộ")]), [viOlder("Đi bộ")])
    const again = { ...stale, title: both("Saunter", "Đi bộ") }
    assert.deepEqual(outdatedTexts(stale, again, [viOlder("Đi bộ")]), [viOlder("Đi bộ")])
    assert.deepEqual(outdatedTexts(stale, stale, []), [])
  })

  it("follows the items of a list when they are moved, added or removed", () => {
    const moved = { ...before, days: [both("Two", "Hai"), both("New", "Mới"), both("One", "Một")] }
    assert.deepEqual(outdatedTexts(before, moved, []), [])
    assert.deepEqual(outdatedTexts(before, moved, [viOlder("Hai")]), [viOlder("Hai")])
    const changed = { ...before, days: [both("Second", "Hai")] }
    assert.deepEqual(outdatedTexts(before, changed, []), [viOlder("Hai")])
  })

  it("reports nothing for the first translation of a text", () => {
    assert.deepEqual(outdatedTexts({ title: both("Walk") }, { title: both("Walk", "Đi bộ") }, []), [])
  })
})
