import type { Hono } from "hono"
import { generateSpecs, resolver } from "hono-openapi"
import { ROLES } from "#lib/roles.ts"
import { ERRORS, type ErrorCode, errorSchema } from "./errors.server.ts"
import { type JsonSchema, OUTPUT, toParameter } from "./json-schema.server.ts"
import type { RouteSpec } from "./route-spec.server.ts"
import { id, slug } from "./shapes.server.ts"

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

const INTRODUCTION = {
  title: "Ghé API",
  version: "1",
  description: [
    "Everything that the site shows and does, as JSON. Its own pages ask the same.",
    "An error is `{success: false, code, message, errors?}` with the status that fits: `code` is for programs, " +
      "`message` for people, in the language of `Accept-Language` (`en` or `vi`). `errors` names each wrong field.",
    "Who signs in is given a token, to be sent as `Authorization: Bearer …`. Guests are given one with their booking: " +
      "`X-Guest-Token`.",
    "A request with an `Idempotency-Key` can be repeated safely: it is done once, and answered as the first time.",
    "Texts are in both languages, `{en, vi}`; money is in major units unless a name ends in `Minor`; travel dates are " +
      "`YYYY-MM-DD` by Hanoi's calendar; instants are UTC.",
    "JSON of at most 256 KB, 20 levels and 500 entries in a list or object is read, and pictures of at most 10 MB. 429 says in `Retry-After` when to try again.",
  ].join("\n\n"),
}

const SECURITY = {
  bearer: {
    type: "http" as const,
    scheme: "bearer",
    description: "The `token` of `POST /auth/login` or `POST /auth/register`.",
  },
  guestToken: {
    type: "apiKey" as const,
    in: "header",
    name: "X-Guest-Token",
    description: "The `guestToken` of `POST /bookings`, or up to 20 of them separated by commas: opens those bookings.",
  },
}

/** Routes by name, such as `GET /tours/:id`, with the heading under which each stands. */
type Routes = Readonly<Record<string, { group: string; callers: readonly string[] }>>

export async function describeApi(api: Hono, routes: Routes): Promise<OpenApi> {
  const specs = await generateSpecs(api, {
    documentation: { openapi: "3.1.1", info: INTRODUCTION, components: { securitySchemes: SECURITY } },
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
  })
  const paths: OpenApi["paths"] = {}
  for (const [route, { group, callers }] of Object.entries(routes)) {
    const [name = "", pattern = ""] = route.split(" ")
    const method = name.toLowerCase() as Method
    const path = pattern.replace(/:(\w+)(\{[^}]*\})?\??/g, "{$1}")
    const operation = specs.paths[`/api${path}`]?.[method]
    if (operation) {
      const described = { ...(operation as unknown as Described), tags: operation.tags ?? [group] }
      paths[path] = { ...paths[path], [method]: complete(described, path, callers) }
    }
  }
  const errors = Object.keys(ERRORS).map((code) => resolver(errorSchema(code as ErrorCode), OUTPUT).toOpenAPISchema())
  const named = [specs.components, ...(await Promise.all(errors)).map(({ components }) => components)]
  const schemas = Object.assign({}, ...named.map((of) => of?.schemas)) as Record<string, JsonSchema>
  return {
    openapi: "3.1.1",
    info: INTRODUCTION,
    servers: [{ url: "/api" }],
    tags: [...new Set(Object.values(routes).map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).toSorted()), securitySchemes: SECURITY },
  }
}

type Described = Operation & Pick<RouteSpec, "x-errors" | "x-example">

function complete(described: Described, path: string, callers: readonly string[]): Operation {
  const { "x-errors": errors = [], "x-example": example, parameters = [], security = [], ...operation } = described
  const json = operation.requestBody?.content["application/json"]
  if (json && example) json.example = example
  return {
    ...operation,
    operationId: operation.operationId.replace("Api", ""),
    "x-callers": callers,
    security: callers.includes("anonymous") ? [{}, ...security.toSorted(byName)] : [{ bearer: [] }],
    parameters: parameters.map((parameter) => completeParameter(parameter, path)),
    responses: { ...operation.responses, ...refusals(errorsOf(described, path, callers, errors)) },
  }
}

const byName = (a: object, b: object) => Object.keys(a).join().localeCompare(Object.keys(b).join())

const COMMON_PARAMETERS: Record<string, Parameter> = {
  id: toParameter("path", "id", id),
  slug: toParameter("path", "slug", slug),
}

function completeParameter(parameter: Parameter, path: string): Parameter {
  const { in: location, name, description, required = false, schema } = parameter
  // hono-openapi's placeholder for an undescribed parameter.
  const isUndescribed = location === "path" && JSON.stringify(schema) === '{"type":"string"}' && !description
  if (!isUndescribed) return { name, in: location, required, ...(description && { description }), schema }
  const common = COMMON_PARAMETERS[name]
  if (!common)
    throw new Error(
      `The parameter {${name}} of ${path} has no description. Add it to \`path\` in the route's describe().`,
    )
  return common
}

const BODY_ERRORS = ["BAD_REQUEST", "TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "VALIDATION_FAILED"] as const

function errorsOf(
  { parameters = [], requestBody }: Operation,
  path: string,
  callers: readonly string[],
  named: readonly ErrorCode[],
): ErrorCode[] {
  const errors = new Set(named)
  if (parameters.some((parameter) => parameter.in === "query")) errors.add("BAD_REQUEST").add("VALIDATION_FAILED")
  if (requestBody) for (const code of BODY_ERRORS) errors.add(code)
  if (path.includes("{")) errors.add("BAD_REQUEST")
  if (!callers.includes("anonymous")) errors.add("UNAUTHORIZED").add("TOKEN_EXPIRED")
  if (!ROLES.every((role) => callers.includes(role))) errors.add("FORBIDDEN")
  return [...errors]
}

function refusals(errors: ErrorCode[]): Operation["responses"] {
  const byStatus = Map.groupBy(errors, (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join("\n\n")
      const schema = { anyOf: codes.map((code) => ({ $ref: `#/components/schemas/Error-${code}` })) }
      return [status, { description, content: { "application/json": { schema } } }]
    }),
  )
}
