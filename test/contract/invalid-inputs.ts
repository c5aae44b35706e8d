import { sql } from "drizzle-orm"
import { createConfirmationLink } from "../../src/features/account/security/email-verification.server.ts"
import { db } from "../../src/server/database/database.server.ts"
import { scaleLimits } from "../../src/server/limits/rate-limits.server.ts"
import type { ErrorCode } from "../../src/server/openapi/errors.server.ts"
import { emma, lan, minh, requestFor, signUp, solve } from "../../src/server/testing/fixtures.ts"
import { confirmOnFull, growTooLarge, LIFE_PROVOCATIONS, moveToFull } from "./lifecycle-invalid-inputs.ts"
import { REVIEW_PROVOCATIONS } from "./review-samples.ts"
import { create } from "./samples.ts"
import { pictureForm } from "./staff-samples.ts"
import {
  callerOf,
  type Endpoint,
  json,
  type Provocation,
  type Scene,
  type Sent,
  takesForm,
  WIDE_OPEN,
  type World,
  withField,
} from "./world.ts"

/** A request that provokes each error. Race tests provoke those that need one. */
export const INVALID_INPUTS: Record<ErrorCode, Provocation | "by a race"> = {
  UNAUTHORIZED: async (scene) => ({ sent: await closed(scene), headers: {} }),
  TOKEN_EXPIRED: async (scene) => ({ sent: await closed(scene), headers: scene.world.expired }),
  FORBIDDEN: async (scene) => ({ sent: await closed(scene), headers: scene.world.headersOf("customer") }),
  BAD_REQUEST: async ({ endpoint, sample }) => {
    const sent = await sample()
    if (takesForm(endpoint)) return { sent: brokenForm(sent) }
    if (endpoint.path.includes("{")) return { sent: withPath(endpoint, sent, "a%00b") }
    const query = withQuery(sent.path, `${queryNames(endpoint).find((name) => name !== "active")}=%00`)
    return { sent: sent.body == null ? { ...sent, path: query } : { ...sent, body: "{" } }
  },
  TOO_LARGE: async ({ endpoint, sample }) => {
    const body = new Uint8Array(takesForm(endpoint) ? 33 * 1024 * 1024 : 300 * 1024)
    return { sent: { ...(await sample()), body } }
  },
  UNSUPPORTED_MEDIA_TYPE: async ({ sample }) => {
    const sent = await sample()
    return { sent: { ...sent, headers: { ...sent.headers, "content-type": "text/plain" } } }
  },
  VALIDATION_FAILED: async ({ world, endpoint, sample }) => {
    const sent = await sample()
    if (takesForm(endpoint)) return { sent: { ...sent, body: pictureForm("nonsense", "company") } }
    if (sent.body != null) return { sent: { ...sent, body: '{"nonsense":1}' } }
    const asks = endpoint.operation.responses[401] ? { headers: world.headersOf("staff") } : {}
    return { sent: wrongQuery(endpoint, sent), ...asks }
  },
  NOT_FOUND: async ({ world, endpoint, sample }) => {
    if (["/reviews", "/reviews/own"].includes(endpoint.path)) {
      const query = `${endpoint.path === "/reviews" ? "tour" : "booking"}=${crypto.randomUUID()}`
      return { sent: { ...(await sample()), path: `${endpoint.path}?${query}` } }
    }
    if (endpoint.path === "/manifest")
      return { sent: { ...(await sample()), headers: { "x-manifest-token": "A".repeat(43) } } }
    if (endpoint.path !== "/categories/hierarchy")
      return { sent: withPath(endpoint, await sample(), crypto.randomUUID()) }
    await setActive(world, "vietnam-tours", false)
    return { sent: await sample(), between: () => setActive(world, "vietnam-tours", true) }
  },
  MOVED: async ({ world, endpoint }) => {
    const path = endpoint.path.replace("/slug/{slug}", "")
    const { _id, slug, version } = await create(world, path)
    await world.api.put(`${path}/${_id}`, { slug: `${slug}-now`, version }, world.visitors.staff.headers)
    return { sent: { method: "GET", path: `${path}/slug/${slug}` } }
  },
  VERSION_CONFLICT: async ({ sample }) => ({ sent: withField(await sample(), { version: 999 }) }),
  IDEMPOTENCY_KEY_REUSED: async ({ world, endpoint, sample }) => {
    const keyed = (sent: Sent) => ({
      ...sent,
      headers: { ...sent.headers, "idempotency-key": `key of ${endpoint.name}` },
    })
    const first = keyed(await sample())
    await world.send({ ...first, headers: { ...world.headersOf(callerOf(endpoint)), ...first.headers } })
    return { sent: keyed(await sample()) }
  },
  TOO_MANY_REQUESTS: async ({ world, endpoint, sample }) => {
    const sent = await sample()
    scaleLimits(0)
    const headers = { ...world.headersOf(callerOf(endpoint)), ...sent.headers }
    const refusal = await (await world.send({ ...sent, headers })).json()
    const proof = refusal.challenge && { "x-proof": await solve(refusal.challenge) }
    return { sent: { ...sent, headers: { ...sent.headers, ...proof } }, between: () => scaleLimits(WIDE_OPEN) }
  },
  PROOF_REQUIRED: async ({ sample }) => {
    const sent = await sample()
    scaleLimits(0)
    return { sent, between: () => scaleLimits(WIDE_OPEN) }
  },
  TOO_FAST: async ({ sample }) => ({ sent: withField(await sample(), { startedAt: new Date().toISOString() }) }),
  INVALID_CREDENTIALS: async () => ({ sent: json("POST", "/auth/login", { email: lan.email, password: "not hers" }) }),
  EMAIL_TAKEN: async ({ world, endpoint, sample }) => {
    if (endpoint.path === "/auth/verify-email") return { sent: await confirmedTooLate(world) }
    return { sent: withField(await sample(), { email: world.visitors.staff.user.email }) }
  },
  EMAIL_UNCONFIRMED: async (scene) => {
    const { world } = scene
    if (scene.endpoint.path.startsWith("/bookings")) return { sent: await growTooLarge(scene) }
    const { user } = await signUp(world.api, { email: "unconfirmed@thu.example" })
    return { sent: json("PUT", `/users/${user._id}`, { role: "staff" }) }
  },
  LAST_ADMIN: async ({ world }) => ({
    sent: json("PUT", `/users/${world.visitors.staff.user._id}`, { role: "staff" }),
  }),
  PLACES_LEFT: async (scene) => {
    const { world, endpoint } = scene
    if (endpoint.path === "/bookings/{id}/confirm") return { sent: await confirmOnFull(scene) }
    if (endpoint.path !== "/bookings") return { sent: await moveToFull(scene) }
    const { body } = await world.api.get(`/tours/${world.tours.haLongCruise}/departures`)
    const crowd = { travelDate: body.data[0].date, travelers: 9 }
    return { sent: json("POST", "/bookings", requestFor(world.tours.haLongCruise, crowd)) }
  },
  CALLED_OFF: async ({ world, endpoint, sample }) => {
    const sent = await sample()
    const [, , id] = sent.path.split("/")
    if (endpoint.path.startsWith("/bookings")) {
      await db.execute(sql`update bookings set called_off_reason = 'Storm' where id = ${id}`)
      return { sent }
    }
    const { headers } = world.visitors.staff
    const { version } = (await world.api.post(`/departures/${id}/call-off`, {}, headers)).body.data
    return { sent: sent.body == null ? sent : withField(sent, { version }) }
  },
  IS_STAFF: async ({ world }) => ({
    sent: json("POST", "/people/erase", { email: world.visitors.staff.user.email }),
  }),
  JOURNEY_AHEAD: async ({ world }) => {
    const customerInfo = { ...emma, email: "ahead@mail.example" }
    await world.api.post("/bookings", requestFor(world.tours.hoiAnLanterns, { customerInfo }))
    return { sent: json("POST", "/people/erase", { email: customerInfo.email }) }
  },
  ALREADY_REQUESTED: async ({ world }) => {
    const twin = (name: string) => requestFor(world.tours.hoiAnLanterns, { customerInfo: { ...minh, name } })
    await world.api.post("/bookings", twin(minh.name))
    return { sent: json("POST", "/bookings", twin(emma.name)) }
  },
  ...LIFE_PROVOCATIONS,
  ...REVIEW_PROVOCATIONS,
  IDEMPOTENCY_IN_FLIGHT: "by a race",
  IN_USE: async (scene) => {
    if (scene.endpoint.path === "/transfers/vehicles/{code}")
      return { sent: withPath(scene.endpoint, await scene.sample(), "seats4") }
    if (scene.endpoint.path === "/upload/image/{id}") return { sent: await shown(scene) }
  },
}

/** Returns the sample without its session, in the staff view for public endpoints. */
async function closed({ endpoint, sample }: Scene): Promise<Sent> {
  const { headers: { authorization, ...headers } = {}, ...sent } = await sample()
  if (callerOf(endpoint) !== "anonymous") return { ...sent, headers }
  const part = queryNames(endpoint).includes("active") ? "active=all" : "view=edit"
  return { ...sent, headers, path: withQuery(sent.path, part) }
}

async function setActive({ api, visitors }: World, slug: string, isActive: boolean): Promise<void> {
  const { headers } = visitors.staff
  const listed = (await api.get("/categories?active=all", headers)).body.data as { _id: string; slug: string }[]
  const path = `/categories/${listed.find((category) => category.slug === slug)?._id}`
  const { version } = (await api.get(`${path}?view=edit`, headers)).body.data
  await api.put(path, { isActive, version }, headers)
}

export const withQuery = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`

export const queryNames = ({ operation }: Endpoint) =>
  operation.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name)

function withPath({ path }: Endpoint, sent: Sent, value: string): Sent {
  return { ...sent, path: path.replace(/\{\w+\}/, value) }
}

function wrongQuery(endpoint: Endpoint, sent: Sent): Sent {
  if (endpoint.operation.parameters.some(({ name }) => name === "Idempotency-Key"))
    return { ...sent, headers: { ...sent.headers, "idempotency-key": "short" } }
  if (endpoint.path === "/bookings/guest/{contact}") return withPath(endpoint, sent, "nobody")
  const query = queryNames(endpoint).map((name) => `${name}=${"x".repeat(600)}`)
  return { ...sent, path: `${sent.path.split("?")[0]}?${query.join("&")}` }
}

function brokenForm(sent: Sent): Sent {
  return {
    ...sent,
    body: "--b\r\nnonsense",
    headers: { ...sent.headers, "content-type": "multipart/form-data; boundary=b" },
  }
}

async function shown({ world, sample }: Scene): Promise<Sent> {
  const sent = await sample()
  const url = `${sent.path.replace("/upload/image", "/media")}/16x9-1440.webp`
  await create(world, "/categories", { images: [{ url, alt: { en: "Office", vi: "Văn phòng" } }] })
  return sent
}

/** Requests a new address that gets its own account before the mailed link is opened. */
async function confirmedTooLate({ api }: World): Promise<Sent> {
  const email = "contested@ghe.example"
  const { user, headers } = await signUp(api, { email: "moving@ghe.example" })
  const change = { name: lan.name, phone: lan.phone, email, currentPassword: lan.password }
  await api.put("/auth/profile", change, headers)
  const link = await createConfirmationLink(user._id, email)
  await signUp(api, { email })
  return json("POST", "/auth/verify-email", { token: link?.secret }, headers)
}
