import { loadVendor } from "hono-openapi"
import * as z from "zod"
import { alternativeForms } from "#features/catalogue/content-fields.ts"
import { isCalendarDate } from "#lib/today.ts"

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown }

export function toJsonSchema(
  schema: z.core.$ZodType,
  io: "input" | "output",
  components: Record<string, JsonSchema>,
): JsonSchema {
  const override = (written: Written) => {
    refine(written)
    if (io === "input") addForms(written)
  }
  const { $schema, $defs, ...written } = z.toJSONSchema(schema, { io, unrepresentable: "any", override })
  const { own, named } = JSON.parse(
    JSON.stringify({ own: written, named: $defs ?? {} })
      .replaceAll('"#/$defs/', '"#/components/schemas/')
      .replaceAll("\\\\p{Cc}", CONTROLS),
  )
  for (const [name, component] of Object.entries<JsonSchema>(named)) components[name] = withoutId(component)
  return own
}

export const INPUT = { options: { io: "input" } }
export const OUTPUT = { options: { io: "output" } }

// Without this hook hono-openapi omits coerced limits, dates and alternative forms of a field.
loadVendor("zod", {
  toOpenAPISchema: async (schema, { components, options }) => {
    components.schemas ??= {}
    const { io } = options as { io: "input" | "output" }
    return toJsonSchema(schema as z.ZodType, io, components.schemas as Record<string, JsonSchema>)
  },
})

export function toParameter(location: "path", name: string, schema: z.core.$ZodType) {
  const { description, ...json } = toJsonSchema(schema, "input", {})
  return {
    name,
    in: location,
    required: true,
    ...(description ? { description: String(description) } : {}),
    schema: json,
  }
}

/** Control characters for patterns without the u flag, as most OpenAPI tools read them. */
const CONTROLS = "\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f"

function withoutId({ id, ...schema }: JsonSchema): JsonSchema {
  return schema
}

type Written = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>>[0]

/** Adds limits that zod omits behind coercions and date checks, and removes empty keywords. */
function refine({ zodSchema, jsonSchema }: Written): void {
  const { def } = zodSchema._zod
  if (def.type === "pipe" && isCoerced(def.in)) {
    for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword]
    const { $schema, ...limits } = z.toJSONSchema(def.out, { io: "input" })
    Object.assign(jsonSchema, limits)
  }
  if ("checks" in def && def.checks?.some((check) => (check._zod.def as { fn?: unknown }).fn === isCalendarDate))
    jsonSchema.format = "date"
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

function addForms({ zodSchema, jsonSchema }: Written): void {
  const forms = alternativeForms.get(zodSchema as never)?.forms
  if (!forms) return
  const own = { ...jsonSchema }
  for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword]
  Object.assign(jsonSchema, { anyOf: [own, ...forms] })
}

function isCoerced(schema: z.core.$ZodType): boolean {
  return (schema._zod.def as { coerce?: boolean }).coerce === true
}
