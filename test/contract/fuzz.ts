import assert from "node:assert/strict"
import fc from "fast-check"
import { signInStaff, signUp } from "../../src/server/testing/fixtures.ts"
import { checkAnswer, read } from "./answers.ts"
import { allowed, type Mutation, mutate, mutations, nasty, percentEncode, toText } from "./arbitraries.ts"
import type { Samples } from "./contract-site.ts"
import {
  CALLERS,
  type Caller,
  type ContractSite,
  callerOf,
  type Endpoint,
  type Sent,
  takesForm,
} from "./contract-site.ts"
import { type Coverage, openCoverage } from "./coverage.ts"
import { type EncodedForm, forms } from "./forms.ts"

export type Figures = Record<number, number>

type Attempt = {
  caller: Caller
  path: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: { from: "sample" | "both" | "schema"; made: unknown; changes: Mutation[] }
  form: EncodedForm
}

/** A sample is used this often, because its subject may be changed or deleted. */
const SAMPLE_LASTS = 5

/** Sends generated requests to an endpoint. None may cause a 500, an undescribed answer, or a change if refused. */
export async function fuzzEndpoint(
  site: ContractSite,
  samples: Samples,
  endpoint: Endpoint,
  { runs, seed }: { runs: number; seed: number },
): Promise<Figures> {
  await signInAgain(site)
  const ledger = await openCoverage()
  const figures: Figures = {}
  let sample: Sent | undefined
  let used = 0
  const property = fc.asyncProperty(attempts(endpoint), async (attempt) => {
    if (used++ % SAMPLE_LASTS === 0) {
      sample = await samples[endpoint.name]?.()
      ledger.changed()
    }
    const status = await send(site, endpoint, ledger, build(site, endpoint, sample as Sent, attempt))
    figures[status] = (figures[status] ?? 0) + 1
  })
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true })
  return figures
}

async function send(site: ContractSite, endpoint: Endpoint, ledger: Coverage, sent: Sent): Promise<number> {
  await ledger.before()
  const answer = await read(await site.send(sent))
  assert.ok(answer.status < 500, `${endpoint.name} broke: ${answer.status} ${answer.text.slice(0, 300)}`)
  checkAnswer(endpoint, answer)
  if (answer.status < 300) ledger.changed()
  else await ledger.unchanged(`${endpoint.name} was refused with ${answer.status} ${answer.text.slice(0, 200)}`)
  return answer.status
}

function attempts(endpoint: Endpoint): fc.Arbitrary<Attempt> {
  const { parameters, requestBody } = endpoint.operation
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const value = (schema: object) =>
    fc.oneof({ weight: 3, arbitrary: allowed({ ...schema }) }, { weight: 1, arbitrary: nasty })
  const path = named("path").map(({ name, schema }) => [name, fc.option(value(schema).map(inSegment), { nil: "" })])
  const query = named("query").map(({ name, schema }) =>
    value(schema).map((one): [string, string] => [name, toText(one)]),
  )
  const schema = requestBody?.content["application/json"]?.schema
  return fc.record({
    caller: fc.oneof(
      { weight: 3, arbitrary: fc.constant(callerOf(endpoint)) },
      { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
    ),
    path: fc.record(Object.fromEntries(path)),
    query: fc.array(fc.oneof(...query, strangeQuery), { maxLength: 4 }),
    headers: headers(),
    body: fc.record({
      from: fc.constantFrom("sample", "sample", "both", "both", "schema"),
      made: schema ? allowed(schema) : fc.constant(undefined),
      changes: mutations,
    }),
    form: takesForm(endpoint) ? forms : fc.constant(undefined),
  }) as fc.Arbitrary<Attempt>
}

const strangeQuery = fc.tuple(
  fc.constantFrom("__proto__", "a[b]", "", "page", "limit", "view", "active", "q"),
  nasty.map(toText),
)

/** Encodes a path segment. '.' and '..' would lead to another endpoint. */
const inSegment = (value: unknown) => percentEncode(toText(value).slice(0, 2_000)).replace(/^\.{1,2}$/, "%252e")

function headers(): fc.Arbitrary<Record<string, string>> {
  const strange = nasty.map((value) =>
    toText(value)
      .replace(/[^\x20-\x7e\xa0-\xff]/g, "?")
      .slice(0, 3_000),
  )
  return fc.record(
    {
      "idempotency-key": fc.oneof(fc.uuid(), strange),
      "accept-language": fc.oneof(fc.constantFrom("vi", "en", "vi;q=x, *"), strange),
      "x-guest-token": strange,
      "x-proof": strange,
      "user-agent": strange,
      "if-none-match": strange,
      "x-forwarded-for": strange,
    },
    { requiredKeys: [] },
  )
}

function build(site: ContractSite, endpoint: Endpoint, sample: Sent, attempt: Attempt): Sent {
  const { path, operation } = endpoint
  const [place = "", given = ""] = sample.path.split("?")
  const segments = place.split("/")
  const filled = path
    .split("/")
    .map((part, nth) => (part.startsWith("{") ? attempt.path[part.slice(1, -1)] || segments[nth] : part))
  const query = [
    given,
    ...attempt.query.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`),
  ].filter(Boolean)
  const headers = { ...site.headersOf(attempt.caller), ...sample.headers, ...attempt.headers }
  const sent = {
    method: sample.method,
    path: `${filled.join("/")}${query.length ? `?${query.join("&")}` : ""}`,
    headers,
  }
  if (!operation.requestBody) return sent
  if (takesForm(endpoint)) {
    const { type, body } = attempt.form
    return { ...sent, headers: { ...headers, "content-type": type }, body }
  }
  const body = attempt.body.changes.reduce(mutate, baseOf(attempt.body, JSON.parse(String(sample.body))))
  return { ...sent, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) ?? "" }
}

function baseOf({ from, made, changes }: Attempt["body"], sample: object): unknown {
  if (from === "schema") return made
  const fields = Object.entries((made ?? {}) as object).filter(([name]) => name !== "version" && name !== "token")
  const [name, value] = fields[(changes[0]?.where ?? fields.length) % Math.max(1, fields.length)] ?? []
  return from === "both" && name ? { ...sample, [name]: value } : sample
}

async function signInAgain(site: ContractSite): Promise<void> {
  for (const name of ["customer", "staff"] as const) {
    const { status } = await site.api.get("/auth/profile", site.visitors[name].headers)
    if (status === 200) continue
    const email = `${crypto.randomUUID()}@thu.example`
    site.visitors[name] =
      name === "staff" ? await signInStaff(site.api, "admin", crypto.randomUUID()) : await signUp(site.api, { email })
  }
}
