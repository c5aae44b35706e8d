import { STATUS_CODES } from "node:http"
import type { MiddlewareHandler } from "hono"
import { describeRoute, resolver } from "hono-openapi"
import * as z from "zod"
import { AWAY, type ErrorCode, FAULT, failureSchema } from "./errors.server.ts"
import { INPUT, OUTPUT, toParameter } from "./json-schema.server.ts"
import { optionalHeader, type RouteSpec } from "./route-spec.server.ts"
import { id, instant, pagination, version } from "./shapes.server.ts"

/** What a route does and answers. Its middleware and the table of roles add the rest to its description. */
export type Description = {
  summary: string
  /** Further paragraphs, with `code`. */
  more?: string
  /** The answer to a successful request: JSON of this schema, or text of a media type. */
  answer: z.ZodType | { mediaType: string }
  /** The status of success, 200 by default. */
  status?: 200 | 201 | 202
  /** The errors that the handler throws. */
  errors?: readonly ErrorCode[]
  /** Parameters in the path other than an id or a slug. */
  path?: Record<string, z.ZodType>
  /** The body, if the middleware knows only that it is an object; describe the route after that middleware then. */
  body?: z.core.$ZodType
  /** The fields of a `multipart/form-data` body. */
  form?: z.ZodObject
  /** Takes an `Idempotency-Key`. */
  idempotent?: true
  /** Takes guest tokens. */
  guest?: true
  /** The answer while the server is degraded, if it is not the usual error. */
  failure?: z.ZodType
  /** An example of the body. */
  example?: object
  /** The group, if it is not that of the router. */
  tags?: string[]
}

/** Describes a route to hono-openapi. */
export function describe(description: Description): MiddlewareHandler {
  const { summary, more, answer, status = 200, errors = [], path = {}, idempotent, guest, failure, tags } = description
  const spec: RouteSpec = {
    summary,
    ...(more && { description: more }),
    ...(tags && { tags }),
    ...(guest && { security: [{ guestToken: [] }] }),
    parameters: [
      ...Object.entries(path).map(([name, schema]) => toParameter("path", name, schema)),
      ...(idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...requestBodyOf(description),
    responses: {
      [status]: { description: STATUS_CODES[status] ?? "", content: contentOf(answer) },
      "5XX": {
        description: `\`INTERNAL\`: ${FAULT}\n\n\`UNAVAILABLE\`: ${AWAY}`,
        content: contentOf(z.union([failure ?? failureSchema])),
      },
    },
    "x-errors": [...errors, ...(idempotent ? IDEMPOTENCY_ERRORS : [])],
    "x-example": description.example,
  }
  return describeRoute(spec)
}

const IDEMPOTENCY_ERRORS = ["VALIDATION_FAILED", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_KEY_REUSED"] as const
const IDEMPOTENCY_KEY = optionalHeader(
  "Idempotency-Key",
  "The same key with the same request is answered as the first time, and done once.",
  { pattern: "^[\\x20-\\x7e]{8,200}$" },
)

function contentOf(answer: Description["answer"]) {
  return answer instanceof z.ZodType
    ? { "application/json": { schema: resolver(answer, OUTPUT) } }
    : { [answer.mediaType]: { schema: { type: "string" as const } } }
}

function requestBodyOf({ body, form }: Description): Pick<RouteSpec, "requestBody"> {
  if (form)
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: resolver(form, INPUT) } } } }
  return body ? { requestBody: { required: true, content: jsonOf(body) } } : {}
}

const jsonOf = (schema: z.core.$ZodType) => ({ "application/json": { schema: resolver(schema, INPUT) } })

/** `{success, data}`. */
export const one = (data: z.ZodType) => z.strictObject({ success: z.literal(true), data })
/** A list that comes whole. */
export const all = (item: z.ZodType) => one(z.array(item))
/** A list that comes in pages. */
export const pageOf = (item: z.ZodType) => z.strictObject({ success: z.literal(true), data: z.array(item), pagination })
/** What has nothing to tell. */
export const success = z.strictObject({ success: z.literal(true) })

/** What staff edit, as it is stored. */
export const stored = (entry: z.core.$ZodObject, name: string) =>
  z.strictObject({ ...entry._zod.def.shape, _id: id, version, updatedAt: instant }).meta({ id: name })

export const warnings = z
  .array(z.strictObject({ field: z.string(), message: z.string() }))
  .describe("What it still lacks: texts without Vietnamese")
