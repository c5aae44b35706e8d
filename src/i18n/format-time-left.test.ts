import assert from "node:assert/strict"
import { test } from "node:test"
import { formatTimeLeft } from "#i18n/format-time-left.ts"

const now = Date.parse("2026-05-01T10:00:00Z")

test("says in words how long it is until an instant", () => {
  const cases: [string, string | undefined, string | undefined][] = [
    ["2026-05-01T09:59:59Z", undefined, undefined],
    ["2026-05-01T10:00:30Z", "in a minute", "còn 1 phút"],
    ["2026-05-01T11:30:00Z", "in 90 minutes", "còn 90 phút"],
    ["2026-05-01T13:10:00Z", "in about 3 hours", "còn khoảng 3 giờ"],
    ["2026-05-03T10:00:00Z", "in about 48 hours", "còn khoảng 48 giờ"],
    ["2026-05-04T11:00:00Z", "in 3 days", "còn 3 ngày"],
  ]
  for (const [instant, en, vi] of cases)
    assert.deepEqual([formatTimeLeft(instant, "en", now), formatTimeLeft(instant, "vi", now)], [en, vi], instant)
})
