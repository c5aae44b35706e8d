import assert from "node:assert/strict"
import { once } from "node:events"
import { request } from "node:http"
import { connect } from "node:net"
import { test } from "@playwright/test"
import { type RunningSite, startSite } from "./site.ts"

const ALWAYS: Record<string, RegExp> = {
  "content-security-policy": /^default-src '(none|self)'/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
  "strict-transport-security": /^max-age=\d{8}/,
}
const POST = { method: "POST" }
const JSON_TYPE = { "content-type": "application/json" }
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" }

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

test.describe("every response of the site", () => {
  let site: RunningSite
  const answers: { name: string; status: number; headers: Map<string, string> }[] = []
  test.beforeAll(async () => {
    site = await startSite({ env: { SITE_URL: "https://ghe.example", LOG_LEVEL: "error" } })
  })
  test.afterAll(() => site.stop())

  async function ask(path: string, { method = "GET", headers = {}, body = "" }: Sent = {}) {
    const asked = request(`${site.origin.replace("localhost", "127.0.0.1")}${path}`, { method, headers, agent: false })
    asked.end(body)
    const [response] = await once(asked, "response")
    let text = ""
    response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
    await once(response, "close")
    const status = response.statusCode as number
    answers.push({ name: `${method} ${path} ${status}`, status, headers: new Map(Object.entries(response.headers)) })
    return { status, text, headers: response.headers as Record<string, string> }
  }

  async function send(text: string) {
    const socket = connect(Number(new URL(site.origin).port), "127.0.0.1").on("error", () => {})
    socket.write(text)
    let read = ""
    socket.setEncoding("latin1").on("data", (chunk: string) => (read += chunk))
    await new Promise((resolve) => socket.once("close", resolve))
    for (const answer of read.split(/(?=HTTP\/1\.1 \d)/)) {
      const [first = "", ...lines] = answer.split("\r\n\r\n")[0]!.split("\r\n")
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(":")
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      })
      const status = Number(first.split(" ")[1])
      answers.push({ name: `${JSON.stringify(text.slice(0, 40))} ${status}`, status, headers: new Map(headers) })
    }
  }

  test("carries the security headers, errors included", async () => {
    const home = await ask("/")
    const picture = /\/media\/posters\/[^" ,]+?\.(avif|webp)/.exec(home.text)?.[0] ?? assert.fail("no picture")
    const asset = /\/assets\/[^"]+?\.js/.exec(home.text)?.[0] ?? assert.fail("no script")
    const { body } = { body: JSON.parse((await ask("/api/tours?limit=1")).text) }
    const tour = `/tour/${body.data[0].slug}`
    const found = [
      ...["/", "/vi", "/tours", "/vi/tours", tour, "/blogs", "/about", "/login", "/bookings", "/contact", "/offline"],
      ...["/api/health", "/api/settings", "/api/tours", `/api/tours/slug/${body.data[0].slug}`, "/api/blogs"],
      ...["/api/openapi.json", "/api/docs", picture, asset, "/media/social/en/home.jpg"],
      ...[
        "/sw.js",
        "/manifest.webmanifest",
        "/favicon.ico",
        "/icon-192.png",
        "/robots.txt",
        "/sitemap.xml",
        "/rss.xml",
        "/vi/rss.xml",
      ],
    ]
    const missing = [
      "/nothing",
      "/tour/nothing",
      "/api/nothing",
      "/api/tours/slug/nothing",
      "/media/a/b/c",
      "/assets/a.js",
    ]
    const led = ["/Tours", "/tours/", "//tours", "/language/vi?to=/tours", "/?token=secret", "/api/tours?limit=99"]
    for (const path of [...found, ...missing, ...led])
      for (const method of ["GET", "HEAD", "OPTIONS", "PUT"]) await ask(path, { method })
    for (const path of found) {
      const { headers } = await ask(path)
      if (headers.etag)
        assert.equal((await ask(path, { headers: { "if-none-match": headers.etag } })).status, 304, path)
    }
    for (const path of ["/api/auth/login", "/api/bookings", "/api/upload/image", "/contact", "/newsletter"]) {
      await ask(path, POST)
      await ask(path, { ...POST, headers: JSON_TYPE, body: "{" })
      await ask(path, { ...POST, headers: JSON_TYPE, body: "{}" })
      await ask(path, { ...POST, headers: JSON_TYPE, body: `"${"x".repeat(300_000)}"` })
      await ask(path, { ...POST, headers: { ...FORM_TYPE, origin: "https://ghe.example" }, body: "email=nobody" })
      await ask(path, { ...POST, headers: { ...FORM_TYPE, origin: "https://evil.example" }, body: "email=nobody" })
    }
    for (const path of ["/api/bookings", "/api/users", "/api/auth/profile"]) await ask(path)
    const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: ghe.example\r\n${more}\r\n`
    for (const text of [
      "hello\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
      "GET /a\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      "GET / HTTP/1.0\r\n\r\n",
      get("/", `X: ${"y".repeat(20_000)}\r\n`),
      get("/", "Expect: a miracle\r\n"),
      get("/", "Content-Length: 1\r\nContent-Length: 2\r\n"),
      get("/api/settings", "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n"),
      get("/").repeat(3),
      get("/api/tours").repeat(3),
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
      // Must be last: the server cuts it as too slow.
      "GET / HTTP/1.1\r\nHost: x\r\nX-Slow",
    ])
      await send(text)

    const lacking = answers.flatMap(({ name, headers }) =>
      Object.entries(ALWAYS)
        .filter(([header, expected]) => !expected.test(headers.get(header) ?? ""))
        .map(([header]) => `${name}: ${header} is ${headers.get(header)}`),
    )
    const counts = Object.entries(Object.groupBy(answers, ({ status }) => status))
    const seen = counts.map(([status, { length } = []]) => `${length} × ${status}`).join(", ")
    assert.deepEqual(lacking, [])
    const statuses = new Set(answers.map(({ status }) => status))
    for (const status of [200, 301, 303, 304, 400, 401, 403, 404, 408, 413, 415, 417, 422, 431, 503])
      assert.ok(statuses.has(status), `${status} was not seen among ${seen}`)
    assert.ok(answers.length > 250)
  })
})
