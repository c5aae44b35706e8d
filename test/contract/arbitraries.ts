import fc from "fast-check"
import { addDays, hanoiDate } from "../../src/lib/today.ts"
import type { JsonSchema } from "../../src/server/openapi/json-schema.server.ts"

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  -0.0001,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  "",
  " ",
  "0",
  "null",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff x",
  "a\r\nSet-Cookie: b=c",
  "\u2028",
  "\u202egnal",
  "Ha\u0323 Long",
  "👨‍👩‍👧‍👦".repeat(40),
  "ﷺ".repeat(300),
  "%00",
  "%zz",
  "%' or 1=1; drop table tours; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "__proto__",
  "1970-01-01",
  "0000-00-00",
  "0000-01-01",
  "9999-12-31",
  "+275760-09-13",
  "2026-02-30",
  "24:00",
  "x".repeat(5_000),
  "ờ".repeat(20_000),
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]],
  Array.from({ length: 2_000 }, () => 0),
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: 1, length: 1e9 },
  { en: "a", vi: 1 },
  { en: "\ud800" },
  { $ref: "#" },
]
export const nasty = fc.constantFrom(...NASTY)
const KEYS = [
  "__proto__",
  "constructor",
  "toString",
  "_id",
  "role",
  "isAdmin",
  "status",
  "\0",
  "\ud800",
  "",
  "x".repeat(300),
]

export function allowed(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { const: constant, enum: values, type } = schema
  const parts = schema.anyOf ?? schema.oneOf
  if (constant !== undefined) return fc.constant(constant)
  if (Array.isArray(values)) return fc.constantFrom(...values)
  if (Array.isArray(parts)) return fc.oneof(...parts.map(allowed))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => allowed({ ...schema, type: one })))
  switch (type) {
    case "string":
      return text(schema)
    case "integer":
      return fc.integer(bounds(schema))
    case "number":
      return fc.oneof(fc.integer(bounds(schema)), fc.double({ ...bounds(schema), noNaN: true }))
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "array":
      return fc.array(allowed((schema.items ?? {}) as JsonSchema), {
        maxLength: Math.min(Number(schema.maxItems ?? 4), 4),
      })
    case "object":
      return object(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function bounds({ minimum, maximum }: JsonSchema): { min: number; max: number } {
  const min = Number(minimum ?? -(2 ** 31))
  return { min, max: Math.max(min, Math.min(Number(maximum ?? 2 ** 31 - 1), 2 ** 31 - 1)) }
}

/** Offsets in days of generated dates. */
export const DAYS = [-400, -1, 0, 1, 30, 365, 729, 733, 20_000]

function text({ format, pattern, allOf = [], minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === "date") return fc.constantFrom(...DAYS.map((days) => addDays(hanoiDate(), days)))
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === "uuid") return fc.uuid()
  const patterns = [pattern, ...(allOf as JsonSchema[]).map((part) => part.pattern)].filter((one) => one !== undefined)
  const strictest = patterns.findLast((one) => !String(one).startsWith("^[^\\u0000"))
  if (strictest) return fc.stringMatching(new RegExp(String(strictest)), { maxLength: Number(maxLength ?? 60) })
  const [min, max] = [Number(minLength ?? 0), Number(maxLength ?? 60)]
  const borders = fc.constantFrom("x".repeat(min), "ộ".repeat(max))
  return fc.oneof(borders, fc.string({ unit: "grapheme", minLength: min, maxLength: Math.min(max, min + 12) }))
}

function object(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] }
  const fields = Object.entries(properties).map(([name, field]) => [name, allowed(field)])
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required })
}

export type Mutation = { where: number; how: "replace" | "remove" | "add" | "twice"; value: unknown; key: string }

const mutation: fc.Arbitrary<Mutation> = fc.record({
  where: fc.nat(),
  how: fc.constantFrom("replace", "replace", "replace", "remove", "add", "twice"),
  value: nasty,
  key: fc.constantFrom(...KEYS),
})

export const mutations: fc.Arbitrary<Mutation[]> = fc.oneof(
  fc.constant<Mutation[]>([]),
  fc.array(mutation, { minLength: 1, maxLength: 1 }),
  fc.array(mutation, { minLength: 2, maxLength: 4 }),
)

export function mutate(value: unknown, { where, how, value: other, key }: Mutation): unknown {
  const places = placesOf(value)
  return changeAt(value, places[where % places.length] ?? [], (part) => {
    if (how === "add" && typeof part === "object" && part !== null && !Array.isArray(part))
      return { ...part, [key]: other }
    if (how === "twice" && Array.isArray(part)) return [...part, ...part]
    return how === "remove" ? undefined : other
  })
}

type Place = (string | number)[]

function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [place]
  const inner = Array.isArray(value) ? value.map((item, nth) => [nth, item] as const) : Object.entries(value)
  return [place, ...inner.slice(0, 40).flatMap(([key, item]) => placesOf(item, [...place, key]))]
}

function changeAt(value: unknown, [key, ...deeper]: Place, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, nth) => (nth === key ? changeAt(item, deeper, change) : item))
  const whole = value as Record<string, unknown>
  return { ...whole, [key]: changeAt(whole[key], deeper, change) }
}

export function percentEncode(value: unknown): string {
  return encodeURIComponent(toText(value).toWellFormed()).replace(/%EF%BF%BD/g, "%ED%A0%80")
}

export const toText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined"))
