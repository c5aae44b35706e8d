import assert from "node:assert/strict"
import { request as httpRequest } from "node:http"
import { connect } from "node:net"
import { afterEach, beforeEach, describe, it } from "node:test"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { listen, type RunningServer } from "./server/http/listen.server.ts"
import { log } from "./server/log.server.ts"
import type { OpenApi } from "./server/openapi/document.server.ts"
import { resetLimits, SITE } from "./server/testing/api.ts"
import { foreignAddresses } from "./server/testing/foreign-addresses.ts"
import { openEmptySite } from "./server/testing/site.ts"
import { createSite } from "./site.server.ts"

await openEmptySite()

type Logged = { err: Error; requestId: string }
type Options = { corsOrigins?: string[]; trustedProxies?: string[] }

const siteWith = (options: Options = {}) =>
  createSite(async () => renderedPage("no pages", 404), {
    ...SITE,
    demo: false,
    corsOrigins: [],
    trustedProxies: [],
    ...options,
  })

describe("a built file that is not there", () => {
  for (const path of ["/assets/Page-AbC123.js", "/staff/assets/Index-AbC123.js", "/assets/", "/assets/A/B.css"]) {
    it(`returns neither a page nor a redirect, and can't be cached: ${path}`, async () => {
      const answer = await siteWith().request(path)
      assert.deepEqual(
        [answer.status, answer.headers.get("cache-control"), answer.headers.get("location"), await answer.text()],
        [404, "no-store", null, "Not found"],
      )
    })
  }
})

describe("the well-known address for password managers", () => {
  it("leads to the form that changes the password", async () => {
    const { status, headers } = await siteWith().request("/.well-known/change-password")
    assert.deepEqual([status, headers.get("location")], [302, "/profile#password"])
  })
})

describe("unexpected errors", () => {
  it("return the id of their log line, even if no Error was thrown", async (test) => {
    const written: Logged[] = []
    test.mock.method(log, "error", (entry: Logged) => void written.push(entry))
    const site = createSite(() => Promise.reject("no error at all"), {
      ...SITE,
      demo: false,
      corsOrigins: [],
      trustedProxies: [],
    })
    const answer = await site.request("/about")
    assert.equal(answer.status, 500)
    const [logged, ...others] = written
    assert.deepEqual(others, [])
    assert.match(String(logged?.err), /A string was thrown/)
    assert.match(logged?.requestId ?? "", /^[0-9a-f-]{36}$/)
    assert.equal(answer.headers.get("x-request-id"), logged?.requestId)
    assert.equal((await answer.json()).code, "INTERNAL")
  })
})

describe("drain", () => {
  it("finishes running requests and accepts no new ones", async () => {
    const under = 20
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let arrived = 0
    let allArrived = () => {}
    const everybody = new Promise<void>((resolve) => (allArrived = resolve))
    const slow = async () => {
      if (++arrived === under) allArrived()
      await held
      return new Response("answered in full")
    }
    const { address, drain } = await listen(() => ({ fetch: slow }), { port: 0, host: "127.0.0.1" })
    const origin = address.replace("localhost", "127.0.0.1")
    const answers = Array.from({ length: under }, () => fetch(origin).then((answer) => answer.text()))
    await everybody
    const drained = drain()
    const { port } = new URL(origin)
    // New connections are refused while the others wait.
    while (await isListening(Number(port)));
    release()
    assert.deepEqual(await Promise.all(answers), Array(under).fill("answered in full"))
    await drained
  })
})

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
    socket.once("connect", () => socket.destroy())
  })
}

describe("CORS", () => {
  const partner = "https://partner.example"
  const asked = {
    origin: partner,
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization",
  }
  const corsOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith("access-control-"))

  it("is off by default", async () => {
    const site = siteWith()
    const preflight = await site.request("/api/auth/login", { method: "OPTIONS", headers: asked })
    assert.equal(preflight.status, 404)
    assert.deepEqual(corsOf(preflight), [])
    const answer = await site.request("/api/settings", { headers: { origin: partner } })
    assert.equal(answer.status, 200)
    assert.deepEqual(corsOf(answer), [])
  })

  it("allows the configured origins, without cookies", async () => {
    const site = siteWith({ corsOrigins: [partner] })
    const preflight = await site.request("/api/auth/login", { method: "OPTIONS", headers: asked })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers.get("access-control-allow-origin"), partner)
    assert.match(preflight.headers.get("access-control-allow-headers") ?? "", /Authorization.*X-Guest-Token/)
    assert.match(preflight.headers.get("access-control-allow-methods") ?? "", /PUT/)
    assert.equal(preflight.headers.get("access-control-allow-credentials"), null)
    const answer = await site.request("/api/settings", { headers: { origin: partner } })
    assert.equal(answer.headers.get("access-control-allow-origin"), partner)
    assert.match(answer.headers.get("vary") ?? "", /origin/i)
    const refused = await site.request("/api/auth/profile", { headers: { origin: partner } })
    assert.equal(refused.status, 401)
    assert.equal(refused.headers.get("access-control-allow-origin"), partner)
  })

  it("allows every header that the API describes", async () => {
    const site = siteWith({ corsOrigins: [partner] })
    const preflight = await site.request("/api/plan", { method: "OPTIONS", headers: asked })
    const allowed = (preflight.headers.get("access-control-allow-headers") ?? "").split(",")
    const { paths } = (await (await site.request("/api/openapi.json")).json()) as OpenApi
    const parameters = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((of) => of.parameters))
    const described = new Set(parameters.filter((of) => of.in === "header").map(({ name }) => name))
    assert.ok(described.size > 2)
    assert.deepEqual(
      [...described].filter((name) => !allowed.includes(name)),
      [],
    )
  })

  it("denies other origins, and denies pages to all", async () => {
    const site = siteWith({ corsOrigins: [partner] })
    for (const origin of [
      "https://evil.example",
      "https://partner.example.evil.example",
      "http://partner.example",
      "null",
    ]) {
      const answer = await site.request("/api/settings", { headers: { origin } })
      assert.equal(answer.headers.get("access-control-allow-origin"), null)
    }
    assert.deepEqual(corsOf(await site.request("/", { headers: { origin: partner } })), [])
  })
})

describe("unknown endpoints", () => {
  it("are answered by the API with any method", async () => {
    const site = siteWith()
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
      const answer = await site.request("/api/nothing", { method })
      assert.equal(answer.status, 404)
      assert.deepEqual(await answer.json(), { success: false, code: "NOT_FOUND", message: "Endpoint not found" })
    }
  })
})

describe("headers that name another method or path", () => {
  it("are ignored", async () => {
    const site = siteWith()
    const get = (headers: Record<string, string>) => site.request("/api/settings", { headers })
    const settings = await (await get({})).text()
    for (const name of ["x-original-url", "x-rewrite-url"])
      assert.equal(await (await get({ [name]: "/api/bookings" })).text(), settings)
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      assert.equal(await (await get({ [name]: "POST" })).text(), settings)
      const answer = await site.request("/api/settings", { method: "POST", headers: { [name]: "GET" } })
      assert.equal(answer.status, 404)
    }
  })
})

describe("the site over HTTP", () => {
  let server: RunningServer
  afterEach(() => server.drain())
  const open = async (options: Options) => {
    server = await listen(() => siteWith(options), { port: 0, host: "127.0.0.1" })
    return server.address.replace("localhost", "127.0.0.1")
  }
  beforeEach(resetLimits)

  const statuses = async (address: string, requests: number, forwardedFor: (n: number) => string) => {
    const seen = new Set<number>()
    for (let n = 0; n < requests; n++) {
      const answer = await fetch(`${address}/api/bookings/guest/nobody${n}@thu.example`, {
        headers: { "x-forwarded-for": forwardedFor(n) },
      })
      await answer.text()
      seen.add(answer.status)
    }
    return seen
  }

  it("limits by the socket address and ignores X-Forwarded-For", async () => {
    const address = await open({})
    assert.deepEqual(await statuses(address, 80, (n) => `203.0.113.${n}`), new Set([200, 429]))
  })

  it("limits by the last untrusted address behind a trusted proxy", async () => {
    const address = await open({ trustedProxies: ["127.0.0.0/8"] })
    assert.deepEqual(await statuses(address, 80, (n) => `203.0.113.${n}`), new Set([200]))
    resetLimits()
    assert.deepEqual(await statuses(address, 80, (n) => `203.0.113.${n}, 198.51.100.7`), new Set([200, 429]))
  })

  it("redirects doubled slashes and capitals to itself only", async () => {
    const address = await open({})
    // Node's client sends no white space or control characters.
    const paths = foreignAddresses.filter((path) => /^\/[!-~]*$/.test(path))
    let redirects = 0
    for (const path of paths.flatMap((path) => [
      path,
      `${path}/`,
      `${path}//`,
      path.toUpperCase(),
      `${path}/X?y=//z`,
    ])) {
      const location = await locationOf(address, path)
      if (location === undefined) continue
      redirects++
      assert.equal(new URL(location, address).origin, address, `${path} leads to ${location}`)
    }
    assert.ok(redirects > paths.length, `${redirects} redirects`)
  })

  it("refuses a large body before it is read, with or without Content-Length", async () => {
    const address = await open({})
    for (const headers of [{ "content-length": String(3_000_000_000) }, { "transfer-encoding": "chunked" }]) {
      const { status, sent } = await pour(`${address}/api/auth/login`, headers, WITHOUT_END)
      assert.equal(status, 413)
      assert.ok(sent < WITHOUT_END / 2, `${sent} bytes were taken`)
    }
  })
})

/** `fetch` would resolve the path first. */
function locationOf(address: string, path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(address, { path }, (answer) => {
      answer.resume()
      resolve(answer.headers.location)
    })
    request.on("error", reject).end()
  })
}

const WITHOUT_END = 256 * 1024 * 1024

function pour(
  address: string,
  headers: Record<string, string>,
  limit: number,
): Promise<{ status: number; sent: number }> {
  const chunk = Buffer.alloc(64 * 1024, " ")
  return new Promise((resolve, reject) => {
    let sent = 0
    let done = false
    const request = httpRequest(address, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    })
    request.on("response", ({ statusCode = 0 }) => {
      done = true
      resolve({ status: statusCode, sent })
      request.destroy()
    })
    request.on("error", (error) => (done ? undefined : reject(error)))
    const write = () => {
      while (!done && sent < limit) {
        sent += chunk.length
        if (!request.write(chunk)) return void request.once("drain", write)
      }
    }
    write()
  })
}
