import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { forms } from "../../src/slices.server.ts"
import { callerOf, DOCUMENT, ENDPOINTS, type Endpoint, type Sent } from "./contract-site.ts"
import { openTestContractSite } from "./test-contract-site.ts"

const { site, samples } = await openTestContractSite()

/** As much as a body may hold beside the rest of the request. */
const SIZE = 240_000
const LIMIT_MS = 100
const TRIES = 4

const repeat = (part: string) => part.repeat(Math.ceil(SIZE / Buffer.byteLength(part))).slice(0, SIZE)
const TEXTS: Record<string, string> = {
  dots: `a@${repeat(".").slice(0, -3)}@`,
  "dots and letters": `a@${repeat("b.").slice(0, -3)}@`,
  letters: repeat("a"),
  blanks: `a${repeat(" ").slice(0, -2)}b`,
  marks: `a${"\u0301".repeat(SIZE / 4)}${"\u0316".repeat(SIZE / 4)}`.slice(0, SIZE / 2),
  angles: repeat("<"),
  tags: repeat("<a "),
  digits: repeat("1"),
  lines: repeat("\n").replace(/\n/g, " \t"),
  invisible: repeat("\u200b").slice(0, SIZE / 3),
}
const VALUES: Record<string, unknown> = {
  ...TEXTS,
  "a list of numbers": Array.from({ length: SIZE / 4 }, () => 999),
  "a list of lists": Array.from({ length: SIZE / 4 }, () => []),
  "an object of many names": Object.fromEntries(Array.from({ length: SIZE / 16 }, (_, n) => [`name${n}`, n])),
  "an object with a long name": { [repeat("a")]: 1 },
  "an object with a name of marks": { [TEXTS.marks!]: 1 },
}

type Schema = {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Path = (string | number)[]

/** Returns where a body of this schema holds texts and lists, and its own place. */
function placesIn(schema: Schema, at: Path = []): Path[] {
  if (schema.$ref) return placesIn(DOCUMENT.components.schemas[schema.$ref.split("/").at(-1)!] as Schema, at)
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const places = [at, ...parts.flatMap((part) => placesIn(part, at))]
  for (const [name, part] of Object.entries(schema.properties ?? {})) places.push(...placesIn(part, [...at, name]))
  if (schema.items) places.push(...placesIn(schema.items, [...at, 0]))
  return [...new Map(places.map((place) => [place.join("."), place])).values()]
}

/** Returns a copy of `body` that holds `value` at this place. */
function put(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const copy = typeof first === "number" ? [...(Array.isArray(body) ? body : [])] : { ...(body as object) }
  const within = (copy as Record<string | number, unknown>)[first]
  ;(copy as Record<string | number, unknown>)[first] = put(within, rest, value)
  return copy
}

/** Fails if answering keeps the processor busy for longer. Other work of this process may disturb a measurement. */
async function answersFast(send: () => Promise<Response>, what: string): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < TRIES && least > LIMIT_MS; run++) {
    const before = process.cpuUsage()
    const answer = await send()
    await answer.arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    assert.ok(answer.status < 500, `${what}: ${answer.status}`)
  }
  assert.ok(least <= LIMIT_MS, `${what}: ${least} ms`)
}

const isPublic = (endpoint: Endpoint) => callerOf(endpoint) !== "staff"

describe("texts of the largest size", () => {
  for (const endpoint of ENDPOINTS.filter(isPublic)) {
    const content = endpoint.operation.requestBody?.content["application/json"] as { schema: Schema } | undefined
    if (!content) continue
    it(`hold nothing up anywhere in ${endpoint.name}`, async () => {
      const sample = (await samples[endpoint.name]?.()) as Sent
      const body = JSON.parse(String(sample.body ?? "{}"))
      const headers = { ...site.headersOf(callerOf(endpoint)), "content-type": "application/json", ...sample.headers }
      const places = placesIn(content.schema)
      assert.ok(places.length > 1)
      for (const place of places) {
        for (const [name, value] of Object.entries(VALUES)) {
          const sent = JSON.stringify(put(body, place, value))
          await answersFast(
            () => site.send({ ...sample, headers, body: sent }),
            `${name} at '${place.join(".")}' of ${endpoint.name}`,
          )
        }
      }
    })
  }

  it("hold nothing up in forms without JavaScript", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://ghe.example" }
    const names = ["name", "email", "phone", "subject", "message", "contact", "password", "text", "token", "travelDate"]
    for (const path of new Set(forms.map((form) => form.path.replace(":slug", "hoi-an-lanterns")))) {
      for (const [name, value] of Object.entries(TEXTS)) {
        for (const field of [...names, value.slice(0, SIZE / 4)]) {
          const body = new URLSearchParams({ [field]: value.slice(0, SIZE / 4) })
          const send = () => Promise.resolve(site.app.request(path, { method: "POST", headers, body }))
          await answersFast(send, `${name} as '${field.slice(0, 20)}' of ${path}`)
        }
      }
    }
  })

  it("hold nothing up in addresses", async () => {
    for (const endpoint of ENDPOINTS.filter(isPublic)) {
      const headers = site.headersOf(callerOf(endpoint))
      for (const [name, value] of Object.entries(TEXTS)) {
        const text = encodeURIComponent(value.slice(0, 5000))
        const path = endpoint.path.replace(/\{\w+\}/g, text)
        const queries = (endpoint.operation.parameters ?? []).filter((parameter) => parameter.in === "query")
        const query = queries.map((parameter) => `${parameter.name}=${text}`)
        for (const search of path.includes(text) ? [""] : query) {
          const send = () => site.send({ method: endpoint.method, path: `${path}?${search}`, headers })
          await answersFast(send, `${name} in the address of ${endpoint.name}`)
        }
      }
    }
  })
})
