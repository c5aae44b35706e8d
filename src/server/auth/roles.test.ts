import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { Hono } from "hono"
import { api as endpoints, routes as table } from "#api.server.ts"
import { AREAS, ROLES, STAFF_ROLE_NAMES, type StaffRole } from "#lib/roles.ts"
import { db } from "#server/database/database.server.ts"
import { answerError } from "#server/http/error-handler.server.ts"
import { nameOf } from "#server/http/route-name.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { disableUser, emma, lan, requestFor, signIn, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { authorise, loadUser, userOf } from "./authorize.server.ts"
import {
  ACCOUNTS,
  type AccessTable,
  ADMINISTRATION,
  type Caller,
  EVERYONE,
  GUESTS_AND_SALES,
  SIGNED_IN,
} from "./roles.server.ts"

type Visitor = { caller: Caller | "disabled" | "expired"; headers: Record<string, string> }

const { api, tours } = await openTestSite()
const customer = await signUp(api, { email: "customer@thu.example" })
await signUp(api, { email: "other@thu.example" })
const order = requestFor(tours.hoiAnLanterns, { customerInfo: emma })
const { body: booked } = await api.post("/bookings", order, customer.headers)
let visitors = await signInVisitors()

async function renewGuestToken() {
  const { body } = await api.get(`/bookings/guest/${emma.email}?ref=${booked.booking.reference}`)
  booked.guestToken = body.guestToken
  visitors = await signInVisitors()
}

async function signInVisitors(): Promise<Record<string, Visitor>> {
  const customer = await signIn(api, "customer@thu.example", lan.password)
  const other = await signIn(api, "other@thu.example", lan.password)
  const late = await signIn(api, "other@thu.example", lan.password)
  await db.execute(
    sql`update sessions set expires_at = now() - interval '1 second' where token_hash = ${hashSecret(late.token)}`,
  )
  const former = await signInStaff(api, "staff", `former-${crypto.randomUUID()}`)
  await disableUser(api, former)
  return {
    anonymous: { caller: "anonymous", headers: {} },
    "a guest with the token": { caller: "guest", headers: { "x-guest-token": booked.guestToken } },
    "the customer": { caller: "customer", headers: customer.headers },
    "another customer": { caller: "customer", headers: other.headers },
    ...Object.fromEntries(await Promise.all(STAFF_ROLE_NAMES.map(async (role) => [role, await colleague(role)]))),
    "disabled staff": { caller: "disabled", headers: former.headers },
    "an expired token": { caller: "expired", headers: late.headers },
  }
}

async function colleague(role: StaffRole): Promise<Visitor> {
  const { headers } = await signInStaff(api, role, `${role}-${crypto.randomUUID()}`)
  return { caller: role, headers }
}

const routes = [...new Set(endpoints.routes.filter(({ method }) => method !== "ALL").map(nameOf))]

function expected(callers: readonly Caller[], caller: Visitor["caller"]): "in" | 401 | 403 {
  const isOne = (ROLES as readonly string[]).includes(caller)
  if (isOne) return callers.includes(caller as Caller) ? "in" : 403
  return callers.includes("anonymous") ? "in" : 401
}

const CODES = {
  anonymous: "UNAUTHORIZED",
  guest: "UNAUTHORIZED",
  disabled: "UNAUTHORIZED",
  expired: "TOKEN_EXPIRED",
} as const

function check(answer: TestAnswer, route: string, callers: readonly Caller[], caller: Visitor["caller"]): void {
  const outcome = expected(callers, caller)
  const said = `${route} as ${caller}: ${answer.status} ${answer.text.slice(0, 100)}`
  if (outcome === "in") {
    assert.ok(
      answer.status < 500 && answer.body?.code !== "UNAUTHORIZED" && answer.body?.code !== "TOKEN_EXPIRED",
      said,
    )
    assert.ok(answer.status !== 403, said)
  } else {
    assert.equal(answer.status, outcome, said)
    assert.equal(answer.body?.code, outcome === 403 ? "FORBIDDEN" : CODES[caller as keyof typeof CODES], said)
  }
}

describe("the role table", () => {
  it("lists every route of the API and no other", () => {
    assert.ok(routes.length > 20)
    assert.deepEqual(Object.keys(table).toSorted(), routes.toSorted())
  })

  it("finds no route that answers all methods", () => {
    const answering = endpoints.routes.filter(({ method, path }) => method === "ALL" && !path.endsWith("*"))
    assert.deepEqual(answering, [])
  })

  for (const route of routes) {
    it(`is enforced for ${route}`, async () => {
      const [method = "", pattern = ""] = route.split(" ")
      const path = pattern
        .replace("/bookings/:id", `/bookings/${booked.booking._id}`)
        .replaceAll(/:\w+\??/g, "something")
      for (const { caller, headers } of Object.values(visitors)) {
        const sent = { "content-type": "application/json", ...headers }
        const answer = await api.request(path, { method, headers: sent, ...(method === "GET" ? {} : { body: "{}" }) })
        check(answer, route, table[route]?.callers ?? [], caller)
      }
      if (route === "POST /bookings/:id/end-links") await renewGuestToken()
      if (route === "POST /auth/logout") visitors = await signInVisitors()
    })
  }

  it("shows a booking to its owner, its guest and those who work with bookings, and 404 to others", async () => {
    const shown = new Set(["a guest with the token", "the customer", ...AREAS.bookings])
    for (const [name, { headers }] of Object.entries(visitors)) {
      const { status } = await api.get(`/bookings/${booked.booking._id}`, headers)
      assert.equal(status, shown.has(name) ? 200 : 404, name)
    }
  })
})

describe("staff views of public routes", () => {
  const views = ["tours", "transfers", "products", "blogs", "categories", "tour-categories", "transfer-categories"]
    .flatMap((group) => [`/${group}`, `/${group}/something`])
    .concat(
      "/transfers/seats",
      "/settings",
      "/tours/featured/list",
      "/tours/search/text",
      "/transfers/search",
      "/blogs/category/food",
    )
    .flatMap((path) => [`${path}?active=all`, `${path}?view=edit`])
  const asked = { anonymous: "UNAUTHORIZED", "an expired token": "TOKEN_EXPIRED", "disabled staff": "UNAUTHORIZED" }

  it("answer 401 or 403 to everyone but the office", async () => {
    for (const view of views) {
      for (const [name, code] of Object.entries(asked)) {
        const { status, body } = await api.get(view, visitors[name]?.headers)
        assert.deepEqual([status, body.code], [401, code], `${view} as ${name}`)
      }
      assert.equal((await api.get(view, visitors["the customer"]?.headers)).status, 403, view)
      assert.equal((await api.get(view, visitors.guide?.headers)).status, 403, view)
      for (const role of AREAS.office) assert.notEqual((await api.get(view, visitors[role]?.headers)).status, 403, view)
    }
  })
})

describe("authorise", () => {
  const table: AccessTable = {
    "GET /open": EVERYONE,
    "GET /signed-in": SIGNED_IN,
    "GET /staff/:id": ACCOUNTS,
    "POST /admin": ADMINISTRATION,
    "POST /trip": GUESTS_AND_SALES,
    "GET /open/by-mistake": EVERYONE,
  }
  const app = new Hono()
    .basePath("/api")
    .use(authorise(table))
    .get("/open", (c) => c.json({}))
    .get("/signed-in", (c) => c.json(userOf(c)))
    .get("/staff/:id", (c) => c.json({}))
    .post("/admin", (c) => c.json({}))
    .post("/trip", loadUser, (c) => c.json({}))
    .get("/forgotten", (c) => c.json({}))
    .get("/open/by-mistake", (c) => c.json(userOf(c)))
    .onError(answerError)
  const statusFor = async (route: string, visitor: Visitor) => {
    const [method = "", path = ""] = route.split(" ")
    return (await app.request(`/api${path.replace(":id", "7")}`, { method, headers: visitor.headers })).status
  }

  it("admits the roles in the table", async () => {
    for (const route of ["GET /open", "GET /signed-in", "GET /staff/:id", "POST /admin", "POST /trip"]) {
      for (const [name, visitor] of Object.entries(visitors)) {
        const outcome = expected(table[route]?.callers ?? [], visitor.caller)
        assert.equal(await statusFor(route, visitor), outcome === "in" ? 200 : outcome, `${route} as ${name}`)
      }
    }
  })

  it("answers 500 for a route without an entry", async () => {
    for (const name of ["anonymous", "admin"]) assert.equal(await statusFor("GET /forgotten", visitors[name]!), 500)
  })

  it("answers 401 where a handler needs a user whom the table does not ask for", async () => {
    assert.equal(await statusFor("GET /open/by-mistake", visitors.anonymous!), 401)
  })

  it("checks the matched route, however the path is written", async () => {
    for (const path of ["/api/staff/a%2fb", "/api//staff/7", "/api/staff/7/", "/api/STAFF/7", "/api/open/../staff/7"]) {
      assert.ok([401, 404].includes((await app.request(path)).status), path)
    }
    const head = await app.request("/api/staff/7", { method: "HEAD" })
    assert.equal(head.status, 401)
  })
})
