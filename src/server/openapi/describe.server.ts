import { STATUS_CODES } from "node:http"
import type { MiddlewareHandler } from "hono"
import { describeRoute, resolver } from "hono-openapi"
import * as z from "zod"
import type { ZodMiniObject } from "zod/mini"
import { type ErrorCode, failureSchema, INTERNAL_TEXT, UNAVAILABLE_TEXT } from "./errors.server.ts"
import { INPUT, OUTPUT, toParameter } from "./json-schema.server.ts"
import { optionalHeader, type RouteSpec } from "./route-spec.server.ts"
import { id, instant, pagination, version } from "./shapes.server.ts"

export type Description = {
  summary: string
  more?: string
  answer: z.ZodType | { mediaType: string }
  /** Default: 200. */
  status?: 200 | 201 | 202
  errors?: readonly ErrorCode[]
  path?: Record<string, z.ZodType>
  /** The body if the middleware knows only that it is an object. Describe the route after that middleware. */
  body?: z.core.$ZodType
  form?: z.ZodObject
  idempotent?: true
  guest?: true
  /** The answer while the server is degraded, if it is not the usual error. */
  failure?: z.ZodType
  example?: object
  tags?: string[]
}

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
        description: `\`INTERNAL\`: ${INTERNAL_TEXT}\n\n\`UNAVAILABLE\`: ${UNAVAILABLE_TEXT}`,
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

export const one = (data: z.ZodType) => z.strictObject({ success: z.literal(true), data })
export const all = (item: z.ZodType) => one(z.array(item))
export const pageOf = (item: z.ZodType) => z.strictObject({ success: z.literal(true), data: z.array(item), pagination })
export const success = z.strictObject({ success: z.literal(true) })

export const stored = (entry: ZodMiniObject, name: string) =>
  z.strictObject({ ...entry.shape, _id: id, version, updatedAt: instant }).meta({ id: name })

export const warnings = z
  .array(z.strictObject({ field: z.string(), message: z.string() }))
  .describe("Missing content, such as Vietnamese texts")
