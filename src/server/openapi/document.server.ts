import { STATUS_CODES } from "node:http"
import type { RouterRoute } from "hono/types"
import * as z from "zod"
import type { $ZodType } from "zod/v4/core"
import { nameOf } from "../auth.server.ts"
import { ROLES } from "../roles.server.ts"
import type { Description, Descriptions } from "./describe.server.ts"
import { DESCRIPTIONS, INTRODUCTION, TAGS } from "./descriptions.server.ts"
import { AWAY, ERRORS, type ErrorCode, errorSchema, FAULT, failureSchema } from "./errors.server.ts"
import { type JsonSchema, toJsonSchema } from "./json-schema.server.ts"
import { id, slug } from "./shapes.server.ts"
import { type Trait, traitOf } from "./traits.server.ts"

export type Parameter = {
  name: string
  in: "path" | "query" | "header"
  required: boolean
  description?: string
  schema: JsonSchema
}
type Content = { [mediaType: string]: { schema: JsonSchema; example?: object } }
export type Answer = { description: string; content: Content }
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  "x-callers": readonly string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer>
}
type Method = "get" | "post" | "put" | "delete"
export type OpenApi = {
  openapi: "3.1.1"
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

/** The routes of an app that answer, each with its middleware in their order: 'GET /tours/:id'. */
export function handlersByRoute(routes: RouterRoute[]): Map<string, object[]> {
  const answering = routes.filter(({ method }) => method !== "ALL")
  const groups = [...Map.groupBy(answering, nameOf)]
  return new Map(groups.map(([route, steps]) => [route, steps.map(({ handler }) => handler)]))
}

/** Describes the routes of the API: what they take, answer and refuse, and who may call them. */
export function describeApi(routes: RouterRoute[], descriptions: Descriptions = DESCRIPTIONS): OpenApi {
  const schemas: Record<string, JsonSchema> = {}
  const paths: OpenApi["paths"] = {}
  for (const [route, handlers] of handlersByRoute(routes)) {
    const description = descriptions[route]
    if (!description) continue
    const [method = "", pattern = ""] = route.split(" ")
    for (const path of pathsOf(pattern, description)) {
      const operation = operationOf({ route, path, description, traits: handlers.map(traitOf) }, schemas)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: "3.1.1",
    info: INTRODUCTION,
    servers: [{ url: "/api" }],
    tags: TAGS,
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).toSorted()), securitySchemes: SECURITY },
  }
}

const SECURITY = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The `token` of `POST /auth/login` or `POST /auth/register`.",
  },
  guestToken: {
    type: "apiKey",
    in: "header",
    name: "X-Guest-Token",
    description: "The `guestToken` of `POST /bookings`, or up to 20 of them with commas between: opens those bookings.",
  },
}

/** '/hierarchy/:name?' is two paths: '/hierarchy' and '/hierarchy/{name}'; '/image/:id{.+}' is '/image/{id}'. */
function pathsOf(pattern: string, { shorter }: Description): string[] {
  const path = pattern.replace(/:(\w+)(\{[^}]*\})?\??/g, "{$1}")
  return pattern.endsWith("?") && shorter !== false ? [path.slice(0, path.lastIndexOf("/")), path] : [path]
}

type Described = { route: string; path: string; description: Description & { tag: string }; traits: Trait[] }
type Schemas = Record<string, JsonSchema>

function operationOf({ route, path, description, traits }: Described, schemas: Schemas): Operation {
  const { tag, summary, more } = description
  const [method = ""] = route.split(" ")
  const query = traits.find((trait) => trait.query)?.query
  const body = contentOf(description, traits, schemas)
  return {
    operationId: operationIdOf(method, path),
    tags: [tag],
    summary,
    ...(more && { description: more }),
    "x-callers": ROLES[route] ?? [],
    security: securityOf(route, description, traits),
    parameters: [
      ...pathParameters(path, description),
      ...queryParameters(query, schemas),
      ...headersOf(description, traits),
    ],
    ...(body && { requestBody: { required: !traits.some((trait) => trait.mayBeAbsent), content: body } }),
    responses: {
      ...successOf(description, schemas),
      ...refusalsOf(errorsOf(route, path, description, traits), schemas),
      "5XX": failureOf(description, schemas),
    },
  }
}

function contentOf({ body, form, example }: Description, traits: Trait[], schemas: Schemas): Content | undefined {
  if (form) return { "multipart/form-data": { schema: toJsonSchema(form, "input", schemas) } }
  const validated = body ?? traits.find((trait) => trait.body)?.body
  return validated && json(toJsonSchema(validated, "input", schemas), example)
}

/** 'GET /tours/{id}/departures' → 'getToursByIdDepartures'. */
function operationIdOf(method: string, path: string): string {
  const words = path.replaceAll("{", "by-").match(/\w+/g) ?? []
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")
}

function securityOf(route: string, { guest }: Description, traits: Trait[]): Operation["security"] {
  if (!ROLES[route]?.includes("anonymous")) return [{ bearer: [] }]
  const known = traits.some(({ knowsUser }) => knowsUser) ? [{ bearer: [] }] : []
  return [{}, ...known, ...(guest ? [{ guestToken: [] }] : [])]
}

const USUAL: Record<string, z.ZodType> = { id, slug }

function pathParameters(path: string, { path: given = {} }: Description): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const schema = given[name] ?? USUAL[name]
    if (!schema) throw new Error(`What {${name}} in ${path} may be is not described.`)
    return parameter("path", name, true, toJsonSchema(schema, "input", {}))
  })
}

function queryParameters(query: $ZodType | undefined, schemas: Schemas): Parameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = toJsonSchema(query, "input", schemas) as JsonObject
  return Object.entries(properties).map(([name, schema]) => parameter("query", name, required.includes(name), schema))
}

type JsonObject = { properties?: Record<string, JsonSchema>; required?: string[] }

function headersOf({ idempotent }: Description, traits: Trait[]): Parameter[] {
  const key = {
    type: "string",
    pattern: "^[\\x20-\\x7e]{8,200}$",
    description: "The same key with the same request is answered as the first time, and done once.",
  }
  const proof = { type: "string", description: "What a refusal with `PROOF_REQUIRED` has asked for." }
  const asksForProof = traits.some(({ errors }) => errors?.includes("PROOF_REQUIRED"))
  return [
    ...(idempotent ? [parameter("header", "Idempotency-Key", false, key)] : []),
    ...(asksForProof ? [parameter("header", "X-Proof", false, proof)] : []),
  ]
}

function parameter(place: Parameter["in"], name: string, required: boolean, json: JsonSchema): Parameter {
  const { description, ...schema } = json
  return { name, in: place, required, ...(description ? { description: String(description) } : {}), schema }
}

const json = (schema: JsonSchema, example?: object): Content => ({
  "application/json": { schema, ...(example && { example }) },
})

function successOf({ answer, status = 200 }: Description, schemas: Schemas): Operation["responses"] {
  const content =
    answer instanceof z.ZodType
      ? json(toJsonSchema(answer, "output", schemas))
      : { [answer.mediaType]: { schema: { type: "string" } } }
  return { [status]: { description: STATUS_CODES[status] ?? "", content } }
}

const FORM_ERRORS = ["BAD_REQUEST", "TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION_FAILED"] as const

/** The errors of a route: those of its handler, its middleware, its callers, and of whatever is sent. */
function errorsOf(route: string, path: string, description: Description, traits: Trait[]): ErrorCode[] {
  const callers = ROLES[route] ?? []
  const errors = new Set<ErrorCode>(description.errors)
  for (const trait of traits) for (const code of trait.errors ?? []) errors.add(code)
  if (path.includes("{")) errors.add("BAD_REQUEST")
  if (description.form) for (const code of FORM_ERRORS) errors.add(code)
  if (description.idempotent)
    for (const code of ["VALIDATION_FAILED", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_KEY_REUSED"] as const)
      errors.add(code)
  if (!callers.includes("anonymous")) errors.add("UNAUTHORIZED").add("TOKEN_EXPIRED")
  if (!callers.includes("anonymous") && !callers.includes("customer")) errors.add("FORBIDDEN")
  return [...errors]
}

function refusalsOf(errors: ErrorCode[], schemas: Schemas): Operation["responses"] {
  const byStatus = Map.groupBy(errors, (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join("\n\n")
      return [status, { description, content: json(toJsonSchema(oneOf(codes), "output", schemas)) }]
    }),
  )
}

/** What can happen to every request: a fault of ours, or the database is away. */
function failureOf({ failure }: Description, schemas: Schemas): Answer {
  const description = `\`INTERNAL\`: ${FAULT}\n\n\`UNAVAILABLE\`: ${AWAY}`
  return { description, content: json(toJsonSchema(z.union([failure ?? failureSchema]), "output", schemas)) }
}

/** Any of the errors of a status. */
const oneOf = (codes: ErrorCode[]): z.ZodType => z.union(codes.map(errorSchema))
