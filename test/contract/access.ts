import assert from "node:assert/strict"
import { sql } from "drizzle-orm"
import { newReference } from "../../src/domain/bookings/reference.server.ts"
import { db } from "../../src/server/database/database.server.ts"
import { hashSecret } from "../../src/server/secrets.server.ts"
import {
  bookTour,
  disableUser,
  emma,
  inDays,
  lan,
  signIn,
  signInStaff,
  signUp,
} from "../../src/server/testing/fixtures.ts"
import type { Samples } from "./contract-site.ts"
import { type ContractSite, ENDPOINTS, json, type Sent } from "./contract-site.ts"

type Caller = { role: Role; refusal: "UNAUTHORIZED" | "TOKEN_EXPIRED"; headers: Record<string, string> }
export const COLLEAGUES = ["guide", "content", "accounts", "operations", "sales", "staff", "admin"] as const
type Role = "nobody" | "customer" | (typeof COLLEAGUES)[number]

/** Endpoints, and who may call them. The first rule that fits counts; everybody may call the rest. */
const RULES: readonly (readonly [readonly Role[], readonly RegExp[]])[] = [
  [
    ["admin"],
    [
      /^\w+ \/users\b/,
      /^GET \/exports\/(customers|people\/sheet)$/,
      /^POST \/people\/erase$/,
      /^POST \/opening\/test-mail$/,
      /^GET \/refused-requests$/,
      /^GET \/privacy\//,
      /^\w+ \/auth\/second-factor\/(accounts|reset)$/,
    ],
  ],
  [["content", "accounts", "operations", "sales", "staff", "admin"], [/^POST \/opening\/preview$/]],
  [
    ["staff", "admin"],
    [
      /^GET \/audit-log\b/,
      /^PUT \/settings$/,
      /^POST \/settings\/logo$/,
      /^\w+ \/mail-words\b/,
      /^PUT \/presets\b/,
      /^GET \/opening$/,
      /^GET \/newsletter$/,
      /^POST \/people\/export$/,
      /^GET \/exports\/people\/\{id\}\/data$/,
    ],
  ],
  [
    ["accounts", "staff", "admin"],
    [
      /^GET \/exports\/bookings(\/sheet)?$/,
      /^GET \/exports\/invoices\/\{id\}\/sheet$/,
      /^\w+ \/vat-rates\b/,
      /^\w+ \/invoices(?!\/bookings)\b/,
      /^GET (\/exports)?\/figures(\/(sheet|month))?$/,
      /^GET \/settings\/group\/\{group\}\/changes$/,
      /^PUT \/settings\/group\/\{group\}$/,
      /^POST \/bookings\/\{id\}\/payments\/\{paymentId\}\/reverse$/,
      /^GET \/refunds$/,
      /^POST \/refunds\/\{id\}(\/begin|\/put-back)?$/,
      /^\w+ \/bank-statements\b/,
      /^GET \/exports\/cash-book\/sheet$/,
      /^GET \/cash-book$/,
      /^POST \/cash-book\//,
    ],
  ],
  [
    ["accounts", "sales", "staff", "admin"],
    [
      /^POST \/bookings\/\{id\}\/payments$/,
      /^PUT \/bookings\/\{id\}\/payment-plan$/,
      /^GET \/slips$/,
      /^PUT \/slips\//,
      /^POST \/papers\/bookings\b/,
      /^GET \/cash-book\//,
    ],
  ],
  [
    ["accounts", "operations", "sales", "staff", "admin"],
    [
      /^GET \/bookings(\/calendar)?$/,
      /^GET \/bookings\/\{id\}\/(history|payments)$/,
      /^POST \/bookings\/\{id\}\/viewers$/,
      /^POST \/exports\/links$/,
    ],
  ],
  [
    ["operations", "sales", "staff", "admin"],
    [
      /^GET \/departures(\/(\{id\}(\/manifest)?|schedules|close-outs|calendar|rides|day))?$/,
      /^GET \/exports\/(departures\/\{id\}|day)\/sheet$/,
      /^POST \/bookings\/\{id\}\/(complete|no-show|undo)$/,
      /^(GET|POST) \/outbox\b/,
      /^\w+ \/contact-log\b/,
      /^GET \/waiting-list$/,
    ],
  ],
  [
    ["operations", "staff", "admin"],
    [/^\w+ \/(departures|resources|partners|crews)\b/, /^(POST|PUT|DELETE) \/holidays\b/],
  ],
  [
    ["sales", "staff", "admin"],
    [
      /^\w+ \/(enquiries|people)\b/,
      /^PUT \/outbox\/\{id\}\/recipient$/,
      /^GET \/presets\/replies$/,
      /^GET \/exports\/consultations$/,
      /^(GET|PUT) \/(consultations|contact)\b/,
      /^(GET \/waiting-list\/offered|DELETE \/waiting-list\/\{id\})$/,
      /^\w+ \/bookings\/\{id\}\/(price|price\/preview|confirm)$/,
    ],
  ],
  [
    ["content", "staff", "admin"],
    [
      /^\w+ \/(upload|synonyms)\b/,
      /^\w+ \/reviews\/moderation\b/,
      /^GET \/(tours|transfers|blogs)\/\{id\}\/preview$/,
      /^(POST|PUT|DELETE) \/(tours|transfers|products|categories|tour-categories|transfer-categories)\b/,
      /^(POST|PUT|DELETE) \/blogs(?!\/\{id\}\/views)/,
      /^(POST|PUT|DELETE) \/pages\b/,
      /^GET \/pages\/\{id\}\/(preview|versions)$/,
      /^GET \/presets\/policies$/,
    ],
  ],
  [COLLEAGUES, [/^GET \/guide\//]],
  [
    ["customer", ...COLLEAGUES],
    [
      /^\w+ \/auth\/(profile|change-password|verify-email|resend-verification)$/,
      /^GET \/auth\/second-factor$/,
      /^\w+ \/auth\/second-factor\/(app|passkeys|recovery-codes)\b/,
      /^\w+ \/auth\/sessions\b/,
      /^GET \/bookings\/my-bookings$/,
      /^\w+ \/wishlist$/,
    ],
  ],
  // All but those who read every booking for their work and don't do this.
  [["nobody", "customer", "guide", "content", "accounts", "staff", "admin"], [/^PUT \/refunds\/\{id\}\/account$/]],
  [
    ["nobody", "customer", "guide", "content", "accounts", "sales", "staff", "admin"],
    [/^PUT \/bookings\/\{id\}\/buyer$/, /^(GET|POST) \/slips\/\{id\}$/, /^DELETE \/slips\//],
  ],
  [
    ["nobody", "customer", "guide", "content", "sales", "staff", "admin"],
    [
      /^PUT \/bookings\/\{id\}(\/cancel)?$/,
      /^POST \/bookings\/\{id\}\/(confirm-email|move|move\/quote|end-links|plan-link|plan-link\/end)$/,
    ],
  ],
]

/** Every colleague may call it, but finds own departures only. */
const OWN_ROWS = ["GET /guide/departures/{id}/manifest"]

/** Written from the specification and the security rules, not from the API's own table, to find mistakes in that. */
function allowed(endpoint: string): readonly Role[] {
  const rule = RULES.find(([, patterns]) => patterns.some((pattern) => pattern.test(endpoint)))
  return rule ? rule[0] : ["nobody", "customer", ...COLLEAGUES]
}

/** Sends each endpoint a valid request as every kind of caller. @throws AssertionError at the first wrong answer */
export async function checkRoles(site: ContractSite, samples: Samples): Promise<number> {
  let asked = 0
  for (const endpoint of ENDPOINTS) {
    const roles = allowed(endpoint.name)
    let callers = await makeCallers(site)
    const sample = async () => withoutIdentity((await samples[endpoint.name]?.()) as Sent)
    const forRefused = await sample()
    for (const name of Object.keys(callers)) {
      const caller = callers[name]!
      const sent = roles.includes(caller.role) ? await sample() : forRefused
      const response = await site.send({ ...sent, headers: { ...sent.headers, ...caller.headers } })
      const text = await response.text()
      const said = `${endpoint.name} as ${name}: ${response.status} ${text.slice(0, 200)}`
      if (roles.includes(caller.role)) {
        assert.ok(response.status < 500 && ![401, 403].includes(response.status), said)
        // A valid request of staff must succeed, because a later refusal would hide a wrong role.
        const isSure = !roles.includes("customer") && !roles.includes("nobody") && !OWN_ROWS.includes(endpoint.name)
        if (isSure) assert.ok(response.status < 300, said)
      } else {
        const expected = caller.role === "nobody" ? [401, caller.refusal] : [403, "FORBIDDEN"]
        assert.deepEqual([response.status, JSON.parse(text).code], expected, said)
      }
      asked++
      if (/logout|change-password|DELETE \/auth\/sessions/.test(endpoint.name)) callers = await makeCallers(site)
    }
  }
  return asked
}

let made = 0
const fresh = (word: string) => `${word}-${++made}`
let standing: { site: ContractSite; callers: Record<string, Caller> } | undefined

async function makeCallers(site: ContractSite): Promise<Record<string, Caller>> {
  if (standing?.site === site && (await stillSignedIn(standing.callers, site))) return standing.callers
  const { api, tours } = site
  const customer = await signUp(api, { email: `${fresh("customer")}@thu.example` })
  const other = await signUp(api, { email: `${fresh("other")}@thu.example` })
  const expired = await signUp(api, { email: `${fresh("expired")}@thu.example` })
  await db.execute(sql`update sessions set expires_at = now() where token_hash = ${hashSecret(expired.token)}`)
  const formerCustomer = await signUp(api, { email: `${fresh("former")}@thu.example` })
  await disableUser(api, formerCustomer)
  const formerAdmin = await signInStaff(api, "admin", fresh("former-admin"))
  await disableUser(api, formerAdmin)
  const customerInfo = { ...emma, email: `${fresh("guest")}@mail.example` }
  const { guestToken } = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  const stranger = { role: "nobody", refusal: "UNAUTHORIZED" } as const
  const signedIn = (role: Role, { headers }: { headers: Record<string, string> }): Caller => ({
    role,
    refusal: "UNAUTHORIZED",
    headers,
  })
  const callers: Record<string, Caller> = {
    anonymous: { ...stranger, headers: {} },
    "a made-up token": { ...stranger, headers: { authorization: `Bearer ${"A".repeat(43)}` } },
    "an expired token": { role: "nobody", refusal: "TOKEN_EXPIRED", headers: expired.headers },
    "a guest with a token": { ...stranger, headers: { "x-guest-token": guestToken } },
    "a disabled customer": { ...stranger, headers: formerCustomer.headers },
    "a disabled administrator": { ...stranger, headers: formerAdmin.headers },
    "a customer": signedIn("customer", customer),
    "another customer": signedIn("customer", other),
  }
  for (const role of COLLEAGUES) callers[role] = signedIn(role, await signInStaff(api, role, fresh(role)))
  standing = { site, callers }
  return callers
}

async function stillSignedIn(callers: Record<string, Caller>, { api }: ContractSite): Promise<boolean> {
  const users = Object.values(callers).filter(({ role }) => role !== "nobody")
  const answers = await Promise.all(users.map(({ headers }) => api.get("/auth/profile", headers)))
  return answers.every(({ status }) => status === 200)
}

function withoutIdentity({ headers = {}, ...sent }: Sent): Sent {
  const { authorization, "x-guest-token": guestToken, ...others } = headers
  return { ...sent, headers: others }
}

const CALLS: { name: string; about: (id: string) => Sent }[] = [
  { name: "read", about: (id) => ({ method: "GET", path: `/bookings/${id}` }) },
  { name: "list events", about: (id) => ({ method: "GET", path: `/bookings/${id}/events` }) },
  { name: "change", about: (id) => json("PUT", `/bookings/${id}`, { specialRequests: "A window seat" }) },
  { name: "ask what cancelling costs", about: (id) => ({ method: "GET", path: `/bookings/${id}/cancellation` }) },
  { name: "cancel", about: (id) => json("PUT", `/bookings/${id}/cancel`, { cancellationReason: "Illness" }) },
  {
    name: "ask what moving costs",
    about: (id) => json("POST", `/bookings/${id}/move/quote`, { travelDate: inDays(33) }),
  },
  { name: "set the buyer", about: (id) => json("PUT", `/bookings/${id}/buyer`, { buyer: null }) },
  { name: "papers", about: (id) => ({ method: "GET", path: `/invoices/bookings/${id}` }) },
  { name: "move", about: (id) => json("POST", `/bookings/${id}/move`, { travelDate: inDays(33) }) },
  { name: "documents", about: (id) => ({ method: "GET", path: `/bookings/${id}/documents` }) },
  { name: "calendar", about: (id) => ({ method: "GET", path: `/bookings/${id}/calendar.ics` }) },
  { name: "voucher", about: (id) => ({ method: "GET", path: `/bookings/${id}/voucher.pdf` }) },
  { name: "refund", about: (id) => ({ method: "GET", path: `/refunds/${id}` }) },
  { name: "account of the refund", about: (id) => json("PUT", `/refunds/${id}/account`, { way: "cash" }) },
  { name: "slips", about: (id) => ({ method: "GET", path: `/slips/${id}` }) },
  { name: "VietQR code", about: (id) => ({ method: "GET", path: `/bookings/${id}/vietqr.png` }) },
]

/** Calls everything about foreign and unknown bookings. Answers must be 404 and identical. @throws AssertionError */
export async function checkForeignIds(site: ContractSite, ids: number): Promise<number> {
  const callers = await makeCallers(site)
  const strangers = ["anonymous", "a guest with a token", "a customer", "a disabled customer", "an expired token"]
  const answers = new Map<string, string>()
  let asked = 0
  for (const id of await foreignIds(site, ids)) {
    const stranger = callers[strangers[asked % strangers.length] ?? ""]!
    for (const { name, about } of CALLS) {
      const sent = about(id)
      const response = await site.send({ ...sent, headers: { ...sent.headers, ...stranger.headers } })
      const headers = [...response.headers].filter(([name]) => name !== "x-request-id")
      const answer = `${response.status} ${JSON.stringify(headers)} ${await response.text()}`
      assert.equal(response.status, 404, `${name} ${id}: ${answer}`)
      assert.equal(answer, answers.get(name) ?? answer, `${name} ${id} is answered in another way`)
      answers.set(name, answer)
      asked++
    }
  }
  return asked
}

async function foreignIds({ api, tours }: ContractSite, count: number): Promise<string[]> {
  const owner = await signUp(api, { email: `${fresh("owner")}@thu.example` })
  const { headers } = await signIn(api, owner.user.email, lan.password)
  const ids: string[] = []
  while (ids.length < count / 10) {
    const customerInfo = { ...emma, email: `${fresh("emma")}@mail.example` }
    const asOwner = ids.length % 8 === 0 ? headers : {}
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo }, asOwner)
    const { _id, reference } = booking as { _id: string; reference: string }
    ids.push(_id, _id.toUpperCase(), reference, reference.toLowerCase(), reference.replaceAll("-", ""))
  }
  while (ids.length < count) ids.push(ids.length % 2 ? crypto.randomUUID() : newReference("GHE"))
  return ids.slice(0, count)
}
