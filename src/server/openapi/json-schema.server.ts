import * as z from "zod"
import { alternativeForms } from "#lib/alternative-forms.ts"

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown }

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>
type Written = Parameters<NonNullable<Options["override"]>>[0]

const optionsOf = (io: "input" | "output", override: (written: Written) => void) => ({
  options: { io, unrepresentable: "any", override } satisfies Options,
})

/** Options for the JSON schemas of requests. */
export const INPUT = optionsOf("input", (written) => {
  tidy(written)
  addForms(written)
})

/** Options for the JSON schemas of responses. */
export const OUTPUT = optionsOf("output", tidy)

export function toParameter(location: "path", name: string, schema: z.core.$ZodType) {
  const { $schema, description, ...json } = z.toJSONSchema(schema, INPUT.options)
  const ofValue = json as { type: "string" }
  return { name, in: location, required: true, ...(description && { description }), schema: ofValue }
}

/** Control characters for patterns without the u flag, as most OpenAPI tools read them. */
const CONTROLS = "\\u0000-\\u001f\\u007f-\\u009f"

/** Removes what says nothing, and what OpenAPI tools don't read. */
function tidy({ jsonSchema }: Written): void {
  delete jsonSchema.id
  if (jsonSchema.format) delete jsonSchema.pattern
  for (const part of [jsonSchema, ...(jsonSchema.allOf ?? [])])
    if (part.pattern) part.pattern = part.pattern.replaceAll("\\p{Cc}", CONTROLS)
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  const { $ref, description } = jsonSchema
  if ($ref && description) {
    // hono-openapi drops what stands beside a reference.
    delete jsonSchema.$ref
    jsonSchema.allOf = [{ $ref }]
  }
}

function addForms({ zodSchema, jsonSchema }: Written): void {
  const forms = alternativeForms.get(zodSchema as never)?.forms
  if (!forms) return
  const own = { ...jsonSchema }
  for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword]
  Object.assign(jsonSchema, { anyOf: [own, ...forms] })
}
