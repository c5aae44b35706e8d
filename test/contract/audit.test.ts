import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { callerOf, ENDPOINTS } from "./contract-site.ts"
import { openTestContractSite } from "./test-contract-site.ts"

const { site, samples } = await openTestContractSite()

async function readAuditLog(): Promise<{ all: number; actor: string | undefined }> {
  const { rows } = await db.execute<{ all: string; actor: string }>(
    sql`select count(*) as all, (select actor from audit_log order by id desc limit 1) as actor from audit_log`,
  )
  return { all: Number(rows[0]?.all), actor: rows[0]?.actor }
}

/**
 * The first says who looks at a booking now, and is forgotten after a minute. The previews send nothing. What the link of
 * the last opens is recorded when it is opened.
 */
const NOT_AUDITED = [
  "POST /bookings/{id}/viewers",
  "POST /departures/{id}/message/preview",
  "POST /mail-words/{kind}/preview",
  "POST /exports/links",
]

const writes = ENDPOINTS.filter(
  (endpoint) => endpoint.method !== "GET" && callerOf(endpoint) === "staff" && !NOT_AUDITED.includes(endpoint.name),
)

describe("the audit log", () => {
  for (const endpoint of writes) {
    it(`names the actor of ${endpoint.name}`, async () => {
      const sent = await samples[endpoint.name]?.()
      assert.ok(sent)
      const earlier = await readAuditLog()
      const answer = await site.send({ ...sent, headers: { ...site.headersOf("staff"), ...sent.headers } })
      assert.ok(answer.status < 300, await answer.text())
      const { all, actor } = await readAuditLog()
      assert.ok(all > earlier.all)
      assert.equal(actor, site.visitors.staff.user._id)
    })
  }
})
