import * as z from "zod"
import { isCalendarDate } from "#lib/today.ts"

/** A schema as OpenAPI 3.1 has it: JSON Schema 2020-12. */
export type JsonSchema = { [keyword: string]: unknown }

/**
 * Writes a schema as JSON Schema: of what is sent, or of what is answered. Schemas with a name go to `components`.
 */
export function toJsonSchema(
  schema: z.core.$ZodType,
  io: "input" | "output",
  components: Record<string, JsonSchema>,
): JsonSchema {
  const { $schema, $defs, ...written } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: refine })
  const { own, named } = JSON.parse(
    JSON.stringify({ own: written, named: $defs ?? {} })
      .replaceAll('"#/$defs/', '"#/components/schemas/')
      .replaceAll("\\\\p{Cc}", CONTROLS),
  )
  for (const [name, component] of Object.entries<JsonSchema>(named)) components[name] = withoutId(component)
  return own
}

/** Control characters as patterns name them that are read without the u flag, as most readers of the document do. */
const CONTROLS = "\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f"

function withoutId({ id, ...schema }: JsonSchema): JsonSchema {
  return schema
}

type Written = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>>[0]

/** Says what zod leaves out, limits behind a coercion and our own check for dates, and leaves out what says nothing. */
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

function isCoerced(schema: z.core.$ZodType): boolean {
  return (schema._zod.def as { coerce?: boolean }).coerce === true
}
