import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { createConfirmationLink } from "../../src/domain/account/security/email-verification.server.ts"
import { createResetLink } from "../../src/domain/account/security/password-reset.server.ts"
import { UNSHOWN } from "../../src/office/audit-log/changes.ts"
import { AUDITED_KINDS } from "../../src/office/audit-log/subjects.ts"
import { createI18nProvider } from "../../src/office/frame/i18n/i18n-provider.ts"
import { staffSlices } from "../../src/office/frame/staff-slices.ts"
import { db } from "../../src/server/database/database.server.ts"
import { signIn, signInStaff } from "../../src/server/testing/fixtures.ts"
import { ENDPOINTS, fresh, json, type Samples } from "./contract-site.ts"
import { openTestContractSite } from "./test-contract-site.ts"

const { site, samples } = await openTestContractSite()

async function readAuditLog(): Promise<{ all: number; actor: string | undefined }> {
  const { rows } = await db.execute<{ all: string; actor: string }>(
    sql`select count(*) as all, (select actor from audit_log order by id desc limit 1) as actor from audit_log`,
  )
  return { all: Number(rows[0]?.all), actor: rows[0]?.actor }
}

/** Everybody changes their own account with these. Here a colleague does. */
const OWN_ACCOUNT: Samples = {
  "PUT /auth/profile": async () => {
    const { user, headers } = await colleague()
    return json("PUT", "/auth/profile", { name: "Thu", phone: "0912 345 678", email: user.email }, headers)
  },
  "PUT /auth/change-password": async () => {
    const change = { currentPassword: "twelve characters", newPassword: "twelve other letters" }
    return json("PUT", "/auth/change-password", change, (await colleague()).headers)
  },
  "POST /auth/reset-password": async () => {
    const { user } = await colleague()
    const token = await createResetLink(user.email)
    return json("POST", "/auth/reset-password", { token, password: "twelve other letters" })
  },
  "DELETE /auth/sessions": async () => {
    const { user, headers } = await colleague()
    await signIn(site.api, user.email, "twelve characters")
    return { method: "DELETE", path: "/auth/sessions", headers }
  },
  "POST /auth/verify-email": async () => {
    const { user, headers } = await colleague()
    const email = `${fresh("moved")}@ghe.example`
    const change = { name: "Thu", phone: "0912 345 678", email, currentPassword: "twelve characters" }
    const asked = await site.api.put("/auth/profile", change, headers)
    assert.equal(asked.status, 200, asked.text)
    const link = await createConfirmationLink(user._id, email)
    return json("POST", "/auth/verify-email", { token: link?.secret }, headers)
  },
}

let colleagueId: string | undefined

async function colleague() {
  const visitor = await signInStaff(site.api, "staff", fresh("colleague"))
  colleagueId = visitor.user._id
  return visitor
}

/** Writes that leave no row, and why. All others that staff can send must. */
const NOT_AUDITED: Record<string, string[]> = {
  "who looks at a booking now, forgotten after a minute": ["POST /bookings/{id}/viewers"],
  "sends and stores nothing": [
    ...[
      "POST /departures/{id}/message/preview",
      "POST /mail-words/{kind}/preview",
      "POST /quotes",
      "POST /bank-statements/inspect",
      "POST /bank-statements/preview",
      "POST /bookings/{id}/move/quote",
      "POST /invoices/preview",
    ],
  ],
  "recorded when the link is opened": ["POST /exports/links"],
  "lets a browser see the site before it is opened": ["POST /opening/preview"],
  "counts a reader": ["POST /blogs/{id}/views"],
  "signs in or out, or mails a link, and changes no account": [
    ...["POST /auth/login", "POST /auth/logout", "POST /auth/forgot-password", "POST /auth/resend-verification"],
    ...["POST /auth/second-factor", "POST /auth/second-factor/passkey-options"],
    ...["POST /auth/passkey", "POST /auth/passkey/options"],
  ],
  "begins what another call confirms": [
    ...["POST /auth/second-factor/app", "POST /auth/second-factor/passkeys/options"],
    ...["POST /auth/second-factor/setup/app", "POST /auth/second-factor/setup/passkey-options"],
  ],
  "the bank's report, which takes nobody for staff": ["POST /webhooks/sepay"],
  "makes an account for a stranger": ["POST /auth/register"],
  "the person's own list": ["PUT /wishlist"],
  "a form of the website, which takes nobody for staff": [
    ...["POST /consultations", "POST /questions", "POST /contact", "POST /newsletter", "POST /waiting-list"],
  ],
  "whoever has the mailed link does it, signed in or not": [
    ...["POST /newsletter/confirm", "POST /newsletter/unsubscribe", "POST /bookings/{id}/confirm-email"],
    ...["POST /waiting-list/confirm", "POST /waiting-list/leave"],
    ...["PUT /reviews/own", "POST /reviews/own/photos", "DELETE /reviews/own/photos/{key}"],
  ],
}

/** Whoever holds the ticket of a sign-in sets up a factor of that account. */
const WITH_TICKET = ["POST /auth/second-factor/setup/app/confirm", "POST /auth/second-factor/setup/passkey"]

/** Samples about a person's own account are that person's requests. All others are of the staff. */
async function idOf(headers: Record<string, string> = {}): Promise<string> {
  const { authorization } = headers
  if (!authorization) return site.visitors.staff.user._id
  return (await site.api.get("/auth/profile", { authorization })).body.data._id
}

const exempt = Object.values(NOT_AUDITED).flat()
const writes = ENDPOINTS.filter(({ method }) => method !== "GET")

describe("the audit log", () => {
  it("exempts only writes that exist", () => {
    const names = new Set(writes.map(({ name }) => name))
    assert.deepEqual(
      [...exempt, ...Object.keys(OWN_ACCOUNT)].filter((name) => !names.has(name)),
      [],
    )
  })

  for (const { name } of writes.filter(({ name }) => !exempt.includes(name))) {
    it(`names the actor of ${name}`, async () => {
      const sent = await (OWN_ACCOUNT[name] ?? samples[name])?.()
      assert.ok(sent)
      const own = await idOf(sent.headers)
      const earlier = await readAuditLog()
      const answer = await site.send({ ...sent, headers: { ...site.headersOf("staff"), ...sent.headers } })
      assert.ok(answer.status < 300, await answer.text())
      const { all, actor } = await readAuditLog()
      assert.ok(all > earlier.all, "no row was written")
      if (WITH_TICKET.includes(name)) assert.notEqual(actor, site.visitors.staff.user._id)
      else assert.equal(actor, OWN_ACCOUNT[name] ? colleagueId : own)
    })
  }

  it("leaves none for a write that was refused", async () => {
    const earlier = await readAuditLog()
    const tour = { path: `/tours/${site.tours.haLongCruise}`, headers: site.headersOf("staff") }
    const refused = await site.send(json("PUT", tour.path, { duration: { days: -1 } }, tour.headers))
    assert.equal(refused.status, 422)
    assert.deepEqual(await readAuditLog(), earlier)
  })

  it("holds only kinds and fields that the back office has words for", async () => {
    Object.assign(globalThis, { document: { documentElement: { lang: "vi" } } })
    const { translate } = createI18nProvider(staffSlices)
    const { rows } = await db.execute<{ kind: string; field: string }>(sql`
      select distinct split_part(subject, ':', 1) as kind, field from audit_log,
        lateral (select jsonb_object_keys(coalesce(before, '{}'::jsonb)) as field
          union select jsonb_object_keys(coalesce(after, '{}'::jsonb))) as fields`)
    const kinds = new Set(rows.map(({ kind }) => kind))
    assert.deepEqual(
      [...kinds].filter((kind) => !AUDITED_KINDS.includes(kind)),
      [],
    )
    const nameless = rows.filter(
      ({ field }) => !UNSHOWN.has(field) && translate(`content.fields.${field}`, { _: "" }) === "",
    )
    assert.deepEqual(nameless.map(({ kind, field }) => `${kind}.${field}`).toSorted(), [])
  })
})
