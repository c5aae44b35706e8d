import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:net"
import { setTimeout } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { freePort } from "./fake-smtp.ts"
import { type Harness, type Trip, withHarness } from "./harness.ts"

export type LogsOptions = { rounds: number; say: (line: string) => void }

const POLL_MS = 100

/** Returns unique words to search for in the log. They contain only characters that no format escapes. */
function canariesOf(round: number) {
  const mark = (what: string) => `canary${what}${round}x${crypto.randomUUID().slice(0, 8)}`
  const digits = () => String(Math.floor(Math.random() * 9e6) + 1e6)
  return {
    email: mark("mail"),
    otherEmail: mark("othermail"),
    name: mark("name"),
    phone: `98${digits()}`,
    password: mark("password"),
    wrongPassword: mark("wrongpassword"),
    token: mark("token"),
    wishes: mark("wishes"),
    reason: mark("reason"),
    message: mark("message"),
    note: mark("note"),
    fileName: mark("file"),
    header: mark("header"),
    cookie: mark("cookie"),
    query: mark("query"),
    path: mark("path"),
  }
}
type Canaries = ReturnType<typeof canariesOf>

const STAFF_PASSWORD = `canary-staff-${crypto.randomUUID()}`
const SMTP = { user: `canarysmtpuser${crypto.randomUUID().slice(0, 8)}`, password: `canarysmtp${crypto.randomUUID()}` }

/** Checks that the log at its highest level contains no personal data and no secrets, whatever fails. */
export async function proveLogs({ rounds, say }: LogsOptions): Promise<void> {
  const port = await freePort()
  const smtp = await openRefusingServer(port)
  const all: Canaries[] = []
  const play = async (harness: Harness) => {
    const [trip] = await harness.offerTrips(400)
    await harness.start()
    const statuses = new Map<number, number>()
    for (let round = 1; round <= rounds; round++) {
      const canaries = canariesOf(round)
      all.push(canaries)
      const visitor = visitorOf(harness, canaries, `10.1.0.${round}`, statuses)
      await journeys(visitor, canaries, trip!)
      await harness.inspect(breakTables)
      await journeys(visitor, canaries, trip!)
      await harness.inspect(mendTables)
      await harness.postgres!.crash()
      await journeys(visitor, canaries, trip!)
      await harness.postgres!.restart()
    }
    await mailsRefused(harness, smtp)
    const printed = harness.site()!.output()
    const secrets = [STAFF_PASSWORD, SMTP.user, SMTP.password, new URL(harness.postgres!.url).password]
    const sought = [...all.flatMap((canaries) => Object.values(canaries)), ...secrets]
    checkLog(printed, sought, statuses, say)
  }
  const url = `smtp://${SMTP.user}:${SMTP.password}@127.0.0.1:${port}`
  const env = { LOG_LEVEL: "trace", SMTP_URL: url, STAFF_PASSWORD }
  await withHarness("postgres", play, env).finally(smtp.close)
}

/** Searches the log for the canaries, also in Base64. */
function checkLog(printed: string, sought: string[], statuses: Map<number, number>, say: LogsOptions["say"]): void {
  const log = printed.toLowerCase()
  const seen = sought.filter((word) => {
    const lower = word.toLowerCase()
    return [lower, Buffer.from(word).toString("base64").toLowerCase().replace(/=+$/, "")].some((form) =>
      log.includes(form),
    )
  })
  const lines = printed.split("\n").filter((line) => line.startsWith("{"))
  const levels = lines.map((line) => (JSON.parse(line) as { level: number; msg: string }).msg)
  say(`answers: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`)
  say(`${lines.length} lines of log, ${sought.length} words sought, ${seen.length} found`)
  assert.deepEqual(seen, [], "these are in the log")
  for (const message of ["request failed", "mail not sent"])
    assert.ok(levels.includes(message), `nothing was logged that says '${message}'`)
  for (const status of [200, 201, 401, 404, 422, 500, 503])
    assert.ok(statuses.has(status), `no answer had the status ${status}`)
}

type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are read.
type Answer = { status: number; body: any }

function visitorOf(harness: Harness, canaries: Canaries, network: string, statuses: Map<number, number>): Ask {
  return async (method, path, body, more = {}) => {
    const headers: Record<string, string> = {
      "x-forwarded-for": network,
      "user-agent": canaries.header,
      referer: `https://elsewhere.example/?q=${canaries.header}`,
      cookie: `ghe-guest=${canaries.cookie}`,
      "accept-language": "vi",
      "x-guest-token": canaries.token,
      ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
      ...more,
    }
    const sent =
      body === undefined || body instanceof FormData || typeof body === "string" ? body : JSON.stringify(body)
    const response = await fetch(`${harness.origin()}${path}`, {
      ...{ method, headers, redirect: "manual" },
      ...(sent !== undefined && { body: sent }),
    })
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const text = await response.text()
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : undefined }
  }
}

async function journeys(ask: Ask, canaries: Canaries, trip: Trip): Promise<void> {
  await bookings(ask, canaries, trip)
  await accounts(ask, canaries)
  await forms(ask, canaries)
  await staffWork(ask, canaries)
  await nonsense(ask, canaries)
}

const person = ({ email, name, phone }: Canaries) => ({ name, email: `${email}@mail.example`, phone: `0${phone}` })

async function bookings(ask: Ask, canaries: Canaries, trip: Trip): Promise<void> {
  const { wishes, reason, token, query, otherEmail } = canaries
  const order = { ...trip, productType: "tour", travelers: 1, customerInfo: person(canaries), specialRequests: wishes }
  const { body } = await ask("POST", "/api/bookings", order, { "idempotency-key": token })
  await ask("POST", "/api/bookings", { ...order, travelers: 400 })
  await ask("POST", "/api/bookings", { ...order, customerInfo: { ...order.customerInfo, email: `${canaries.email}@` } })
  const { email, phone } = person(canaries)
  for (const contact of [email, phone]) await ask("GET", `/api/bookings/guest/${contact}`)
  await ask("GET", `/api/bookings/guest/${email}?ref=${query}&proof=${token}`)
  const id = body?.booking?._id ?? crypto.randomUUID()
  const guest = { "x-guest-token": body?.guestToken ?? token }
  await ask("PUT", `/api/bookings/${id}`, { specialRequests: `${wishes} and more` }, guest)
  await ask("PUT", `/api/bookings/${id}`, { customerInfo: { email: `${otherEmail}@mail.example` } }, guest)
  await ask("PUT", `/api/bookings/${id}`, { staffNote: wishes }, guest)
  await ask("GET", `/api/bookings/${id}/voucher.pdf`, undefined, guest)
  await ask("PUT", `/api/bookings/${id}/cancel`, { cancellationReason: reason }, guest)
  await ask("PUT", `/api/bookings/${id}/cancel`, { cancellationReason: reason })
}

async function accounts(ask: Ask, canaries: Canaries): Promise<void> {
  const { password, wrongPassword, token } = canaries
  const registration = { ...person(canaries), password }
  const { body } = await ask("POST", "/api/auth/register", registration)
  const { email } = registration
  await ask("POST", "/api/auth/login", { email, password })
  await ask("POST", "/api/auth/login", { email, password: wrongPassword })
  await ask("POST", "/api/auth/forgot-password", { email })
  await ask("POST", "/api/auth/reset-password", { token, password })
  const bearer = { authorization: `Bearer ${body?.data?.token ?? token}` }
  await ask("PUT", "/api/auth/change-password", { currentPassword: wrongPassword, newPassword: password }, bearer)
  await ask("PUT", "/api/auth/profile", { name: `${canaries.name} the second` }, bearer)
  await ask("GET", "/api/auth/profile", undefined, { authorization: `Bearer ${token}` })
  await ask("POST", "/api/auth/verify-email", { token }, bearer)
}

async function forms(ask: Ask, canaries: Canaries): Promise<void> {
  const letter = { ...person(canaries), subject: canaries.message, message: `${canaries.message} and some more words` }
  await ask("POST", "/api/contact", letter)
  await ask("POST", "/api/contact", { ...letter, email: canaries.email })
  await ask("POST", "/api/consultations", { ...letter, interests: ["food"] })
  await ask("POST", "/api/newsletter", { email: letter.email })
  await ask("POST", `/api/newsletter/confirm?token=${canaries.token}`, {})
  await ask("GET", `/api/verify/${canaries.query}`)
}

async function staffWork(ask: Ask, canaries: Canaries): Promise<void> {
  const { note, fileName, query } = canaries
  await ask("POST", "/api/auth/login", { email: "staff@ghe.example", password: canaries.wrongPassword })
  const { body } = await ask("POST", "/api/auth/login", { email: "staff@ghe.example", password: STAFF_PASSWORD })
  const bearer = { authorization: `Bearer ${body?.data?.token ?? canaries.token}` }
  await ask("GET", `/api/bookings?search=${query}`, undefined, bearer)
  const { body: listed } = await ask("GET", `/api/bookings?search=${canaries.email}@mail.example`, undefined, bearer)
  const [booking] = listed?.bookings ?? []
  const id = booking?._id ?? crypto.randomUUID()
  await ask("PUT", `/api/bookings/${id}`, { staffNote: note, version: booking?.version ?? 1 }, bearer)
  await ask("PUT", `/api/bookings/${id}`, { staffNote: note, version: 999 }, bearer)
  await ask("POST", "/api/people/export", { email: `${canaries.email}@mail.example` }, bearer)
  for (const type of ["image/png", "image/svg+xml"]) {
    const form = new FormData()
    form.set("folder", "company")
    form.set("image", new Blob([`${canaries.message}, which is no picture`], { type }), `${fileName}.png`)
    await ask("POST", "/api/upload/image", form, bearer)
  }
  await ask("PUT", "/api/settings", { companyName: { en: note } }, bearer)
}

async function nonsense(ask: Ask, canaries: Canaries): Promise<void> {
  const { path, query, message, token } = canaries
  await ask("GET", `/${path}?${query}=${token}`)
  await ask("GET", `/vi/tour/${path}`)
  await ask("GET", `/api/${path}`)
  await ask("GET", `/api/tours?page=${query}`)
  await ask("GET", `/api/tours/slug/${path}`)
  await ask("GET", `/media/${path}/${query}/4x3-960.avif`)
  await ask("POST", "/api/contact", `{"message": "${message}`)
  await ask("POST", "/api/contact", message, { "content-type": "text/plain" })
  const form = new URLSearchParams({ email: `${canaries.email}@mail.example`, name: canaries.name, message }).toString()
  const posted = { "content-type": "application/x-www-form-urlencoded", origin: "https://elsewhere.example" }
  for (const page of ["/contact", "/newsletter", "/login"]) await ask("POST", page, form, posted)
}

const TABLES = [
  "contact_messages",
  "booking_events",
  "sessions",
  "newsletter_subscribers",
  "audit_log",
  "consultations",
]

async function breakTables(): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
}

async function mendTables(): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`))
}

/** Waits until every mail kind was refused and logged. */
async function mailsRefused(harness: Harness, smtp: { refusals: () => number }): Promise<void> {
  const noted = async () => {
    const { rows } = await db.execute<{ failed: number }>(
      sql`select count(*)::int as failed from outbox where last_error is not null`,
    )
    return rows[0]?.failed ?? 0
  }
  while (smtp.refusals() < 2 || (await harness.inspect(noted)) < 2) await setTimeout(POLL_MS)
}

/** A mail server that rejects the password and repeats it in its answer. */
async function openRefusingServer(port: number) {
  let refusals = 0
  const server = createServer((socket) => {
    socket.setEncoding("utf8").on("error", () => {})
    socket.write("220 refusing.example ESMTP\r\n")
    socket.on("data", (text: string) => {
      for (const line of text.split("\r\n").filter(Boolean)) {
        if (/^EHLO/i.test(line)) socket.write("250-refusing.example\r\n250 AUTH PLAIN LOGIN\r\n")
        else if (/^AUTH/i.test(line)) {
          refusals++
          const given = Buffer.from(line.split(" ").at(-1) ?? "", "base64")
            .toString()
            .split("\0")
            .join(" ")
          socket.write(`535 5.7.8 No: ${line} is${given}\r\n`)
        } else socket.write("221 bye\r\n")
      }
    })
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return { refusals: () => refusals, close: async () => void server.close() }
}
