import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { readUserAgent } from "./session-origin.server.ts"

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"

describe("the device that a User-Agent names", () => {
  for (const [userAgent, browser, system] of [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge", "Windows"],
    ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux"],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0`,
      "Samsung Internet",
      "Android",
    ],
    [`${IPHONE} Version/18.2 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
    [`${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
    [`${IPHONE} Mobile/15E148 Zalo iOS/675 ZaloTheme/light`, "Zalo", "iPhone"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.1 Safari/605.1", "Safari", "macOS"],
    ["curl/8.14.1", null, null],
    ["", null, null],
  ] as const)
    it(`is ${browser} on ${system} for ${userAgent.slice(0, 60)}`, () =>
      assert.deepEqual(readUserAgent(userAgent), { browser, system }))

  it("reads the largest header quickly", () => {
    const start = performance.now()
    readUserAgent("Version/".repeat(10_000))
    assert.ok(performance.now() - start < 50)
  })
})
