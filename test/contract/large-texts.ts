import type { JsonSchema } from "../../src/server/openapi/json-schema.server.ts"
import type { NoJsForm } from "../../src/server/pages/no-js/form.server.ts"
import { type ContractSite, callerOf, DOCUMENT, type Endpoint, type Sent } from "./contract-site.ts"

/** Bodies may have 256 KB. */
const SIZE = 250_000
/** Node accepts 16 KB of request line and headers. */
const LINE_SIZE = 15_000

/** Characters on which a pattern that backtracks, or a normalisation, takes quadratic time. */
const TEXTS: Record<string, string> = {
  dots: `a@${".".repeat(SIZE)}@`,
  domains: `a@${"a.".repeat(SIZE / 2)}`,
  blanks: `a${" ".repeat(SIZE)}a`,
  "invisible characters": `a${"\u200B".repeat(SIZE / 3)}a`,
  "combining marks": `a${"\u0301".repeat(SIZE / 4)}${"\u0316".repeat(SIZE / 4)}`,
  "letters that expand": "\uFDFA".repeat(SIZE / 3),
  letters: "a".repeat(SIZE),
  brackets: "<".repeat(SIZE),
  "phone numbers": "+84(0)".repeat(SIZE / 6),
  hyphens: `a${"-a".repeat(SIZE / 2)}-`,
  newlines: "\n".repeat(SIZE / 2),
}

const lots = (entry: (nth: number) => string) => Array.from({ length: 20_000 }, (_, nth) => entry(nth)).join(",")

const SHAPES: Record<string, string> = {
  "a deep list": "[".repeat(SIZE / 2) + "]".repeat(SIZE / 2),
  "a list of numbers": `[${lots(() => "999999")}]`,
  "a list of texts": `[${lots(() => '"@@@@@@@"')}]`,
  "a list of objects": `[${lots(() => '{"a":""}')}]`,
  "lists of lists": `[${Array(450)
    .fill(`[${Array(250).fill("{}").join()}]`)
    .join()}]`.slice(0, SIZE),
  "many keys": `{${lots((nth) => `"k${nth}":1`)}}`,
}

const JSON_TEXTS = Object.entries(TEXTS).map(([what, text]) => [what, JSON.stringify(text)] as const)
const KEYS = JSON_TEXTS.map(([what, text]) => [`a key of ${what}`, `{${text}:1}`] as const)

type Path = (string | number)[]
type Place = { path: Path; type: string; base: object }

/** Returns the bodies that put each hostile text into each string, and each shape and key into each list and object. */
export function* hostileBodies(endpoint: Endpoint, sample: Sent): Generator<[what: string, body: string]> {
  const schema = endpoint.operation.requestBody?.content["application/json"]?.schema
  const body = typeof sample.body === "string" ? JSON.parse(sample.body) : {}
  for (const { path, type, base } of schema ? placesOf(schema, body) : []) {
    const values = type === "string" ? JSON_TEXTS : [...Object.entries(SHAPES), ...(type === "object" ? KEYS : [])]
    for (const [what, text] of values) {
      const written = JSON.stringify(withValue(base, path, "\u2603"))
      yield [`${what} as ${path.join(".") || "the body"}`, written.replace('"\u2603"', () => text)]
    }
  }
}

function* placesOf(schema: JsonSchema, base: object, path: Path = []): Generator<Place> {
  const named = /^#\/components\/schemas\/(.*)$/.exec(String(schema.$ref))?.[1]
  if (named) return yield* placesOf(DOCUMENT.components.schemas[named] ?? {}, base, path)
  for (const part of (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as JsonSchema[])
    yield* placesOf(part, base, path)
  if (schema.type === "string" && schema.enum === undefined && schema.const === undefined)
    yield { path, type: "string", base }
  if (schema.type === "array") {
    yield { path, type: "array", base }
    yield* placesOf((schema.items ?? {}) as JsonSchema, base, [...path, 0])
  }
  if (schema.type !== "object") return
  yield { path, type: "object", base }
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const constants = properties.flatMap(([name, { const: value }]) => (value === undefined ? [] : [[name, value]]))
  const chosen = path.length ? base : { ...base, ...Object.fromEntries(constants) }
  for (const [name, part] of properties) yield* placesOf(part, chosen, [...path, name])
}

function withValue(within: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === "number") return [withValue(undefined, rest, value)]
  const object = typeof within === "object" && within !== null ? (within as Record<string, unknown>) : {}
  return { ...object, [step]: withValue(object[step], rest, value) }
}

const LINES = {
  dots: `a@${".".repeat(LINE_SIZE)}@`,
  blanks: `a${"+".repeat(LINE_SIZE)}a`,
  "combining marks": `a${"%CC%81".repeat(LINE_SIZE / 12)}${"%CC%96".repeat(LINE_SIZE / 12)}`,
  hyphens: `a${"-a".repeat(LINE_SIZE / 2)}-`,
  digits: "7".repeat(LINE_SIZE),
}

const HEADERS = ["authorization", "cookie", "accept-language", "idempotency-key", "x-guest-token", "x-proof"]
const HEADER_TEXTS = [",;", "a;q=1,", "a"]

/** Returns the requests that put each hostile text into each query parameter, path segment and header. */
export function* hostileLines(endpoint: Endpoint, sample: Sent): Generator<[what: string, sent: Sent]> {
  const { parameters } = endpoint.operation
  const [path = ""] = sample.path.split("?")
  const bodiless: Sent = { method: sample.method, path, headers: sample.headers ?? {} }
  for (const { name, in: place } of parameters.filter((parameter) => parameter.in !== "header"))
    for (const [what, text] of Object.entries(LINES))
      yield [
        `${what} as ${name}`,
        {
          ...bodiless,
          path: place === "query" ? `${path}?${name}=${text}` : endpoint.path.replace(/\{\w+\}/, text),
        },
      ]
  for (const name of ["page", "unknown"])
    yield [`${name} many times`, { ...bodiless, path: `${path}?${`${name}=1&`.repeat(LINE_SIZE / (name.length + 3))}` }]
  for (const text of HEADER_TEXTS) {
    const hostile = Object.fromEntries(HEADERS.map((name) => [name, text.repeat(LINE_SIZE / text.length)]))
    yield [`${text} as headers`, { ...bodiless, headers: { ...bodiless.headers, ...hostile } }]
  }
}

export const isPublic = (endpoint: Endpoint) => callerOf(endpoint) !== "staff"

/** Returns the urlencoded posts that put each hostile text into each field of a form without JavaScript. */
export async function hostilePosts(site: ContractSite, form: NoJsForm): Promise<[what: string, body: string][]> {
  const fields = await fieldsOf(site, form)
  return [
    ["many fields", "k=1&".repeat(SIZE / 4)],
    ...POSTED.map(([what, text]): [string, string] => [`a field called ${what}`, `${text}=1`]),
    ...fields.flatMap((name) =>
      POSTED.map(([what, text]): [string, string] => [`${what} as ${name}`, `${name}=${text}`]),
    ),
  ]
}

/** Encoded only where it must be, so that the texts stay large. */
const POSTED = Object.entries(TEXTS).map(([what, text]): [string, string] => [
  what,
  text.replace(/[+ ]/g, "%20").replaceAll("\n", "%0A").slice(0, SIZE),
])

async function fieldsOf(site: ContractSite, form: NoJsForm): Promise<string[]> {
  const recorder = new Recorder()
  const get = async (path: string) => (await site.api.get(path)).body
  const visit = { slug: SLUGS[form.path] ?? "", query: () => "", language: "en" as const, get }
  try {
    await form.read(recorder, visit)
  } catch {
    // An empty form is refused, but its fields are known by then.
  }
  return [...recorder.names]
}

export const SLUGS: Record<string, string> = {
  "/tour/:slug/book": "ha-long-bay-overnight",
  "/transfer/:slug/book": "noi-bai-old-quarter",
}

/** Remembers which fields a form reads. */
class Recorder extends URLSearchParams {
  readonly names = new Set<string>()
  override get(name: string) {
    this.names.add(name)
    return super.get(name)
  }
  override getAll(name: string) {
    this.names.add(name)
    return super.getAll(name)
  }
}
