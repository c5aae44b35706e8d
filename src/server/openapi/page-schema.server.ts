import { html } from "hono/html"
import type { JsonSchema } from "./json-schema.server.ts"

type Html = ReturnType<typeof html>
type Properties = Record<string, JsonSchema>

/** A schema in words: 'list of Image', 'whole number, 1 to 10'. Names lead to their shapes. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, const: constant, enum: values, items, type } = schema as SchemaParts
  const parts = schema.anyOf ?? schema.oneOf
  if ($ref) return html`<a href="#${shapeId(nameIn($ref))}">${nameIn($ref)}</a>`
  if (constant !== undefined) return html`<code>${JSON.stringify(constant)}</code>`
  if (values) return join(values.map((value) => html`<code>${value}</code>`))
  if (Array.isArray(parts)) return join(parts.map(typeOf))
  if (Array.isArray(type)) return join(type.map((one) => typeOf({ ...schema, type: one })))
  if (type === "array") return html`list of ${items ? typeOf(items) : "anything"}${limits(schema)}`
  if (schema.format) return html`${WORDS[String(schema.format)] ?? schema.format}`
  return html`${WORDS[String(type)] ?? type ?? "anything"}${limits(schema)}${patterns(schema)}`
}

type SchemaParts = {
  $ref?: string
  const?: unknown
  enum?: string[]
  items?: JsonSchema
  type?: string | string[]
}

const WORDS: Record<string, string> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
  date: "date",
  "date-time": "instant",
  uuid: "id",
}

const nameIn = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1)
/** Where a named shape stands on the page. */
export const shapeId = (name: string) => `shape-${name}`

function join(parts: Html[]): Html {
  return html`${parts.map((part, nth) => (nth === 0 ? part : html`<span class="or"> or </span>${part}`))}`
}

function limits(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema as Record<string, number | undefined>
  return [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " of them"),
    schema.default === undefined ? "" : `, else ${JSON.stringify(schema.default)}`,
  ].join("")
}

/** `oneLine` of lib/fields.ts, as JSON Schema has it. */
const ONE_LINE = "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"

function patterns({ pattern, allOf = [] }: JsonSchema): Html {
  const all = [pattern, ...(allOf as JsonSchema[]).map((part) => part.pattern)].filter(Boolean)
  return html`${all.map((one) => (one === ONE_LINE ? ", on one line" : html` <code class="pattern">${one}</code>`))}`
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const [least, most] = [min?.toLocaleString("en"), max?.toLocaleString("en")]
  if (least && most) return `, ${least} to ${most}${unit}`
  if (most) return `, at most ${most}${unit}`
  return least ? `, at least ${least}${unit}` : ""
}

/** The fields of an object as rows, each with those of the objects within it. */
export function fieldsOf(schema: JsonSchema): Html | undefined {
  const { properties, required = [] } = schema as { properties?: Properties; required?: string[] }
  if (!properties) return undefined
  const row = ([name, field]: [string, JsonSchema]) => html`
    <div class="field">
      <dt><code>${name}</code>${required.includes(name) ? "" : html` <span class="note">optional</span>`}</dt>
      <dd><span class="type">${typeOf(field)}</span>${note(field)}${inner(field)}</dd>
    </div>`
  return html`<dl class="fields">${Object.entries(properties).map(row)}</dl>`
}

function note({ description }: JsonSchema): Html | string {
  return description ? html`<p class="note">${inWords(String(description))}</p>` : ""
}

function inner(field: JsonSchema): Html | string {
  const objects = [field, field.items, ...[field.anyOf, field.oneOf].flat()].filter(isObject)
  return html`${objects.map((object) => html`<details class="within"><summary>Fields</summary>${fieldsOf(object)}</details>`)}`
}

function isObject(schema: unknown): schema is JsonSchema {
  return typeof schema === "object" && schema !== null && "properties" in schema
}

/** A text whose `code` is set as such. */
export function inWords(text: string): Html {
  return html`${text.split("`").map((part, nth) => (nth % 2 ? html`<code>${part}</code>` : part))}`
}
