import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, SITE } from "#server/testing/api.ts"
import { bookTour, emma, withNewAddress } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"

const { api, tours } = await openTestSite()
const render = async () => renderedPage()
const site = createSite(render, { ...SITE, demo: false, corsOrigins: [], trustedProxies: ["10.0.0.1"] })

const visit = (path: string, ip: string, token?: string) =>
  site.request(
    path,
    { headers: { "x-forwarded-for": ip, ...(token && { cookie: `ghe-guest=${token}` }) } },
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
  )

async function booked() {
  const { id, guestToken } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
  return { calendar: `/bookings/${id}/calendar.ics`, token: guestToken }
}

async function statuses(times: number, ask: () => Response | Promise<Response>) {
  const counts: Record<number, number> = {}
  for (let n = 0; n < times; n++) {
    const { status } = await ask()
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

describe("documents without JavaScript", () => {
  for (const [name, strangers, others] of [
    ["IPv4", "203.0.113.7", "198.51.100.9"],
    ["IPv6", "2001:db8:1:2::7", "2001:db8:1:3::9"],
  ] as const) {
    it(`are rate limited by visitor (${name})`, async () => {
      const { calendar, token } = await booked()
      resetLimits()
      const first = await statuses(40, () => visit(calendar, strangers, token))
      const vietnamese = await statuses(1, () => visit(`/vi${calendar}`, strangers, token))
      const another = await statuses(5, () => visit(calendar, others, token))
      scaleLimits(10_000)
      assert.deepEqual([first, vietnamese], [{ 200: 31, 429: 9 }, { 429: 1 }])
      assert.deepEqual(another, { 200: 5 })
    })
  }

  it("do not count against the limit for unknown bookings", async () => {
    const { calendar, token } = await booked()
    const unknown = `/bookings/${crypto.randomUUID()}/calendar.ics`
    resetLimits()
    const tries = await statuses(60, () => visit(unknown, "203.0.113.20", token))
    const own = await statuses(1, () => visit(calendar, "203.0.113.20", token))
    scaleLimits(10_000)
    assert.deepEqual([tries, own], [{ 404: 60 }, { 200: 1 }])
  })
})
