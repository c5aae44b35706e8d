import { sql } from "drizzle-orm"
import { createConfirmationLink } from "../../src/domain/account/security/email-verification.server.ts"
import { db } from "../../src/server/database/database.server.ts"
import { scaleLimits } from "../../src/server/limits/rate-limits.server.ts"
import type { ErrorCode } from "../../src/server/openapi/errors.server.ts"
import {
  bookTour,
  emma,
  inDays,
  lan,
  minh,
  requestFor,
  signInStaff,
  signUp,
  solve,
} from "../../src/server/testing/fixtures.ts"
import { BANK_INVALID_INPUTS, refusedByWebhook, WEBHOOK } from "./bank-samples.ts"
import {
  type ContractSite,
  callerOf,
  type Endpoint,
  type InputContext,
  type InvalidInput,
  json,
  type Sent,
  takesForm,
  UNLIMITED,
  withField,
} from "./contract-site.ts"
import { INVOICE_INVALID_INPUTS } from "./invoice-samples.ts"
import {
  confirmOnFull,
  growTooLarge,
  LIFECYCLE_INVALID_INPUTS,
  moveToFull,
  undoOnFull,
  waitForFree,
} from "./lifecycle-invalid-inputs.ts"
import { REFUND_INVALID_INPUTS } from "./refund-samples.ts"
import { REVIEW_INVALID_INPUTS } from "./review-samples.ts"
import { create } from "./samples.ts"
import { SECOND_FACTOR_INVALID_INPUTS } from "./second-factor-samples.ts"
import { pictureForm } from "./staff-samples.ts"

/** A request that provokes each error. Race tests provoke those that need one. */
export const INVALID_INPUTS: Record<ErrorCode, InvalidInput | "by a race"> = {
  UNAUTHORIZED: async (scene) => ({ sent: await closed(scene), headers: {} }),
  TOKEN_EXPIRED: async (scene) => ({ sent: await closed(scene), headers: scene.site.expired }),
  FORBIDDEN: async (scene) => {
    const isForGuests = /^\/(bookings|refunds|slips)\/\{id\}/.test(scene.endpoint.path)
    const isReader = isForGuests && callerOf(scene.endpoint) === "anonymous"
    const refused = isReader ? await colleagueOfOperations(scene.site) : scene.site.headersOf("customer")
    return { sent: await closed(scene), headers: refused }
  },
  BAD_REQUEST: async ({ endpoint, sample }) => {
    const sent = await sample()
    if (takesForm(endpoint)) return { sent: brokenForm(sent) }
    if (endpoint.path.includes("{")) return { sent: withPath(endpoint, sent, "a%00b") }
    const query = withQuery(sent.path, `${queryNames(endpoint).find((name) => name !== "active")}=%00`)
    return { sent: sent.body == null ? { ...sent, path: query } : { ...sent, body: "{" } }
  },
  TOO_LARGE: async ({ endpoint, sample }) => {
    // A file that would be too large, which takes more rows than these tests have.
    if (endpoint.method === "GET") return undefined
    const body = new Uint8Array(takesForm(endpoint) ? 33 * 1024 * 1024 : 300 * 1024)
    return { sent: { ...(await sample()), body } }
  },
  UNSUPPORTED_MEDIA_TYPE: async ({ endpoint, sample }) => {
    // It reads any text, whose signature counts.
    if (endpoint.path === WEBHOOK) return undefined
    const sent = await sample()
    return { sent: { ...sent, headers: { ...sent.headers, "content-type": "text/plain" } } }
  },
  VALIDATION_FAILED: async ({ site, endpoint, sample }) => {
    const sent = await sample()
    if (takesForm(endpoint)) return { sent: { ...sent, body: pictureForm("nonsense", "company") } }
    if (sent.body != null) return { sent: { ...sent, body: '{"nonsense":1}' } }
    const asks = endpoint.operation.responses[401] ? { headers: site.headersOf("staff") } : {}
    return { sent: wrongQuery(endpoint, sent), ...asks }
  },
  NO_EMAIL: async ({ sample }) => {
    const sent = await sample()
    const [, slice, part, id = part] = sent.path.split("/")
    const isPaper = slice === "papers"
    const setEmail = async (email: string) =>
      void (await db.execute(
        isPaper
          ? sql`update bookings set customer_email = ${email} where id = ${id}`
          : sql`update enquiries set email = ${email} where id = ${part}`,
      ))
    await setEmail("")
    return { sent, between: () => setEmail(emma.email) }
  },
  MAIL_WAITING: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update outbox set attempts = 0, last_error = null where id = ${sent.path.split("/")[2]}`)
    return { sent }
  },
  MAIL_SENT: async ({ site, sample }) => {
    const sent = await sample()
    await site.api.sendMails()
    return { sent }
  },
  NOT_FOUND: async ({ site, endpoint, sample }) => {
    if (/^\/reviews(\/own.*)?$/.test(endpoint.path)) {
      const sent = await sample()
      const query = `${endpoint.path === "/reviews" ? "tour" : "booking"}=${crypto.randomUUID()}`
      return { sent: { ...sent, path: sent.path.replace(/\?.*/, `?${query}`) } }
    }
    if (endpoint.path === "/settings/counter-code.pdf")
      return { sent: { ...(await sample()), path: "/settings/counter-code.pdf?account=970436-1" } }
    if (endpoint.path === "/manifest")
      return { sent: { ...(await sample()), headers: { "x-manifest-token": "A".repeat(43) } } }
    if (endpoint.path === "/plan") return { sent: { ...(await sample()), headers: { "x-plan-token": "A".repeat(43) } } }
    if (endpoint.path === "/auth/second-factor/reset")
      return { sent: withField(await sample(), { userId: crypto.randomUUID() }) }
    // Somebody without a second factor.
    if (/^\/auth\/second-factor\/(app\/remove|recovery-codes)$/.test(endpoint.path)) {
      const { headers } = await signInStaff(site.api, "staff", crypto.randomUUID())
      return { sent: { ...(await sample()), headers: { "content-type": "application/json", ...headers } } }
    }
    if (endpoint.path === WEBHOOK) return { sent: refusedByWebhook(await sample(), true) }
    if (endpoint.path === "/cash-book/hand-overs")
      return { sent: withField(await sample(), { payments: [crypto.randomUUID()] }) }
    if (endpoint.path === "/contact-log") return { sent: withField(await sample(), { bookingId: crypto.randomUUID() }) }
    if (endpoint.path !== "/categories/hierarchy")
      return { sent: withPath(endpoint, await sample(), crypto.randomUUID()) }
    await setActive(site, "vietnam-tours", false)
    return { sent: await sample(), between: () => setActive(site, "vietnam-tours", true) }
  },
  MOVED: async ({ site, endpoint }) => {
    const [path = "", below = ""] = endpoint.path.split("/slug/{slug}")
    const { _id, slug, version } = await create(site, path)
    await site.api.put(`${path}/${_id}`, { slug: `${slug}-now`, version }, site.visitors.staff.headers)
    return { sent: { method: "GET", path: `${path}/slug/${slug}${below}` } }
  },
  VERSION_CONFLICT: async ({ sample }) => ({ sent: withField(await sample(), { version: 999 }) }),
  IDEMPOTENCY_KEY_REUSED: async ({ site, endpoint, sample }) => {
    const keyed = (sent: Sent) => ({
      ...sent,
      headers: { ...sent.headers, "idempotency-key": `key of ${endpoint.name}` },
    })
    const first = keyed(await sample())
    await site.send({ ...first, headers: { ...site.headersOf(callerOf(endpoint)), ...first.headers } })
    return { sent: keyed(await sample()) }
  },
  TOO_MANY_REQUESTS: async ({ site, endpoint, sample }) => {
    // Only a full queue refuses these.
    if (/\/sheet$|\/figures|^\/bank-statements\//.test(endpoint.path)) return undefined
    const sent = withNewSearch(await sample())
    scaleLimits(0)
    const headers = { ...site.headersOf(callerOf(endpoint)), ...sent.headers }
    const refusal = await (await site.send({ ...sent, headers })).json()
    const proof = refusal.challenge && { "x-proof": await solve(refusal.challenge) }
    return { sent: { ...sent, headers: { ...sent.headers, ...proof } }, between: () => scaleLimits(UNLIMITED) }
  },
  PROOF_REQUIRED: async ({ sample }) => {
    const sent = await sample()
    scaleLimits(0)
    return { sent, between: () => scaleLimits(UNLIMITED) }
  },
  TOO_FAST: async ({ sample }) => ({ sent: withField(await sample(), { startedAt: new Date().toISOString() }) }),
  INVALID_CREDENTIALS: async () => ({ sent: json("POST", "/auth/login", { email: lan.email, password: "not hers" }) }),
  EMAIL_TAKEN: async ({ site, endpoint, sample }) => {
    if (endpoint.path === "/auth/verify-email") return { sent: await confirmedTooLate(site) }
    return { sent: withField(await sample(), { email: site.visitors.staff.user.email }) }
  },
  EMAIL_UNCONFIRMED: async (scene) => {
    const { site } = scene
    if (scene.endpoint.path.startsWith("/bookings")) return { sent: await growTooLarge(scene) }
    const { user } = await signUp(site.api, { email: "unconfirmed@thu.example" })
    return { sent: json("PUT", `/users/${user._id}`, { role: "staff" }) }
  },
  LAST_ADMIN: async (scene) => ({ sent: ownRightsRemoved(scene) }),
  OWN_ACCOUNT: async (scene) => {
    const { api, visitors } = scene.site
    if (scene.endpoint.path === "/auth/second-factor/reset")
      return { sent: json("POST", scene.endpoint.path, { userId: visitors.staff.user._id }) }
    const { user } = await signInStaff(api, "admin", `another-${scene.endpoint.method}`)
    const leave = async () => void (await api.put(`/users/${user._id}`, { isDisabled: true }, visitors.staff.headers))
    return { sent: ownRightsRemoved(scene), between: leave }
  },
  NOT_STAFF: async ({ site, endpoint, sample }) => ({
    sent: withPath(endpoint, await sample(), site.visitors.customer.user._id),
  }),
  ACCOUNT_DISABLED: async ({ site }) => {
    const { user } = await signInStaff(site.api, "staff", "disabled")
    await site.api.put(`/users/${user._id}`, { isDisabled: true }, site.visitors.staff.headers)
    return { sent: json("POST", `/users/${user._id}/password-link`, {}) }
  },
  PLACES_LEFT: async (scene) => {
    const { site, endpoint } = scene
    if (endpoint.path === "/bookings/{id}/confirm") return { sent: await confirmOnFull(scene) }
    if (endpoint.path === "/bookings/{id}/undo") return { sent: await undoOnFull(scene) }
    if (endpoint.path === "/waiting-list") return { sent: await waitForFree(scene) }
    if (endpoint.path !== "/bookings") return { sent: await moveToFull(scene) }
    const { body } = await site.api.get(`/tours/${site.tours.haLongCruise}/departures`)
    const crowd = { travelDate: body.data[0].date, travelers: 9 }
    return { sent: json("POST", "/bookings", requestFor(site.tours.haLongCruise, crowd)) }
  },
  CALLED_OFF: async ({ site, endpoint, sample }) => {
    const sent = await sample()
    const [, , id] = sent.path.split("/")
    if (endpoint.path.startsWith("/bookings")) {
      await db.execute(sql`update bookings set called_off_reason = 'Storm' where id = ${id}`)
      return { sent }
    }
    const { headers } = site.visitors.staff
    const { version } = (await site.api.post(`/departures/${id}/call-off`, {}, headers)).body.data
    const hasVersion = sent.body != null && endpoint.path.startsWith("/departures")
    return { sent: hasVersion ? withField(sent, { version }) : sent }
  },
  RESOURCE_NOT_FREE: async ({ site, sample }) => {
    const sent = await sample()
    const { resourceId } = JSON.parse(String(sent.body))
    const absence = { resourceId, from: inDays(0), to: inDays(900) }
    await site.api.post("/resources/absences", absence, site.visitors.staff.headers)
    return { sent }
  },
  ALREADY_ASSIGNED: async ({ site, sample }) => {
    const sent = await sample()
    await site.api.post(sent.path, JSON.parse(String(sent.body)), site.visitors.staff.headers)
    return { sent }
  },
  IS_STAFF: async ({ site }) => ({
    sent: json("POST", "/people/erase", { email: site.visitors.staff.user.email }),
  }),
  JOURNEY_AHEAD: async ({ site }) => {
    const customerInfo = { ...emma, email: "ahead@mail.example" }
    await bookTour(site.api, site.tours.hoiAnLanterns, { customerInfo })
    return { sent: json("POST", "/people/erase", { email: customerInfo.email }) }
  },
  ALREADY_REQUESTED: async ({ site }) => {
    const twin = (name: string) => requestFor(site.tours.hoiAnLanterns, { customerInfo: { ...minh, name } })
    await site.api.post("/bookings", twin(minh.name))
    return { sent: json("POST", "/bookings", twin(emma.name)) }
  },
  ...LIFECYCLE_INVALID_INPUTS,
  ...REFUND_INVALID_INPUTS,
  ...BANK_INVALID_INPUTS,
  ...REVIEW_INVALID_INPUTS,
  ...INVOICE_INVALID_INPUTS,
  ...SECOND_FACTOR_INVALID_INPUTS,
  IDEMPOTENCY_IN_FLIGHT: "by a race",
  IN_USE: async (scene) => {
    if (scene.endpoint.path === "/transfers/vehicles/{code}")
      return { sent: withPath(scene.endpoint, await scene.sample(), "seats4") }
    if (scene.endpoint.path === "/upload/image/{id}") return { sent: await shown(scene) }
  },
}

function ownRightsRemoved({ site, endpoint }: InputContext): Sent {
  const path = `/users/${site.visitors.staff.user._id}`
  return endpoint.method === "PUT" ? json("PUT", path, { role: "staff" }) : json("POST", `${path}/leave`, {})
}

let colleagues = 0
/** Reads every booking, and changes none. */
const colleagueOfOperations = async ({ api }: ContractSite) =>
  (await signInStaff(api, "operations", `operations-${++colleagues}`)).headers

async function closed({ endpoint, sample }: InputContext): Promise<Sent> {
  if (endpoint.path === WEBHOOK) return refusedByWebhook(await sample(), false)
  const { headers: { authorization, ...headers } = {}, ...sent } = await sample()
  if (callerOf(endpoint) !== "anonymous") return { ...sent, headers }
  const part = queryNames(endpoint).includes("active") ? "active=all" : "view=edit"
  return { ...sent, headers, path: withQuery(sent.path, part) }
}

async function setActive({ api, visitors }: ContractSite, slug: string, isActive: boolean): Promise<void> {
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
  const [, query] = sent.path.split("?")
  return { ...sent, path: path.replace(/\{\w+\}/, value) + (query ? `?${query}` : "") }
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

async function shown({ site, sample }: InputContext): Promise<Sent> {
  const sent = await sample()
  const url = `${sent.path.replace("/upload/image", "/media")}/16x9-1440.webp`
  await create(site, "/categories", { images: [{ url, alt: { en: "Office", vi: "Văn phòng" } }] })
  return sent
}

async function confirmedTooLate({ api }: ContractSite): Promise<Sent> {
  const email = "contested@ghe.example"
  const { user, headers } = await signUp(api, { email: "moving@ghe.example" })
  const change = { name: lan.name, phone: lan.phone, email, currentPassword: lan.password }
  await api.put("/auth/profile", change, headers)
  const link = await createConfirmationLink(user._id, email)
  await signUp(api, { email })
  return json("POST", "/auth/verify-email", { token: link?.secret }, headers)
}

/** A list limits only searches that aren't cached. */
function withNewSearch<S extends Sent>(sent: S): S {
  if (sent.method !== "GET") return sent
  return { ...sent, path: `${sent.path}${sent.path.includes("?") ? "&" : "?"}search=${crypto.randomUUID()}` }
}
