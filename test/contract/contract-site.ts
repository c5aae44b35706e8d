import { sql } from "drizzle-orm"
import { api, routes } from "../../src/api.server.ts"
import { db } from "../../src/server/database/database.server.ts"
import { scaleLimits } from "../../src/server/limits/rate-limits.server.ts"
import { describeApi, type OpenApi, type Operation } from "../../src/server/openapi/document.server.ts"
import { hashSecret } from "../../src/server/secrets.server.ts"
import { openTestApi, SITE, type TestApi } from "../../src/server/testing/api.ts"
import {
  createCatalogue,
  createDeparture,
  inDays,
  signInStaff,
  signUp,
  type TourName,
  type Visitor,
} from "../../src/server/testing/fixtures.ts"
import { renderedPage } from "../../src/server/testing/rendered-page.ts"
import { createSite, type Site } from "../../src/site.server.ts"

export type Endpoint = { name: string; method: string; path: string; operation: Operation }

export const DOCUMENT = JSON.parse(JSON.stringify(await describeApi(api, routes))) as OpenApi

export const ENDPOINTS: Endpoint[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([name, operation]) => {
    const method = name.toUpperCase()
    return { name: `${method} ${path}`, method, path, operation }
  }),
)

export const CALLERS = ["anonymous", "customer", "staff"] as const
export type Caller = (typeof CALLERS)[number]

/** Factor of the rate limits, so that no test reaches them. */
export const UNLIMITED = 1_000_000

export type Sent = { method: string; path: string; headers?: Record<string, string>; body?: BodyInit | null }

export type ContractSite = {
  api: TestApi
  app: Site
  tours: Record<TourName, string>
  departure: string
  visitors: Record<Exclude<Caller, "anonymous">, Visitor>
  expired: Record<string, string>
  headersOf: (caller: Caller) => Record<string, string>
  send: (sent: Sent) => Promise<Response>
  close: () => Promise<void>
}

export async function openContractSite(): Promise<ContractSite> {
  const testApi = await openTestApi()
  scaleLimits(UNLIMITED)
  const site = createSite(async () => renderedPage("", 404), {
    ...SITE,
    demo: false,
    corsOrigins: [],
    trustedProxies: [],
  })
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= testApi.close()
    return closed
  }
  const tours = await createCatalogue()
  const departure = await createDeparture(tours.haLongCruise, { date: inDays(40), capacity: 1 })
  const visitors = { customer: await signUp(testApi), staff: await signInStaff(testApi, "admin") }
  return {
    api: testApi,
    app: site,
    tours,
    departure,
    visitors,
    expired: await expiredSession(testApi),
    headersOf: (caller) => (caller === "anonymous" ? {} : visitors[caller].headers),
    send: ({ method, path, headers = {}, body }) =>
      Promise.resolve(site.request(`/api${path}`, { method, headers, ...(body != null && { body }) })),
    close,
  }
}

async function expiredSession(api: TestApi): Promise<Record<string, string>> {
  const late = await signUp(api, { email: "late@thu.example" })
  await db.execute(
    sql`update sessions set expires_at = now() - interval '1 second' where token_hash = ${hashSecret(late.token)}`,
  )
  return late.headers
}

export function callerOf({ operation }: Endpoint): Caller {
  const callers = operation["x-callers"]
  if (callers.includes("anonymous")) return "anonymous"
  return callers.includes("customer") ? "customer" : "staff"
}

export const takesForm = ({ operation }: Endpoint) =>
  operation.requestBody?.content["multipart/form-data"] !== undefined

export function withField(sent: Sent, field: object): Sent {
  return { ...sent, body: JSON.stringify({ ...JSON.parse(String(sent.body)), ...field }) }
}

let made = 0
export const fresh = (word: string): string => `${word}-${++made}`

export function json(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Sent {
  return { method, path, body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } }
}

/** Returns a new request that will succeed, and creates what it needs. */
export type Sample = () => Promise<Sent> | Sent
export type Samples = Record<string, Sample>

export type InputContext = { site: ContractSite; endpoint: Endpoint; sample: () => Promise<Sent> }
/** A request that will be refused. `between` restores the data. */
type InvalidRequest = { sent: Sent; headers?: Record<string, string>; between?: () => void | Promise<void> }
/** Returns undefined if the endpoint needs a race. */
export type InvalidInput = (scene: InputContext) => Promise<InvalidRequest | undefined>
