import type { Handler, MiddlewareHandler } from "hono"
import { type DescribeRouteOptions, describeRoute } from "hono-openapi"
import type { ErrorCode } from "./errors.server.ts"

/** `x-errors` are error codes, `x-example` is an example of the body. Neither is published. */
export type RouteSpec = DescribeRouteOptions & {
  "x-errors"?: readonly ErrorCode[]
  "x-example"?: object | undefined
}

/** Adds a description to every route that uses a middleware. */
export function withSpec<M extends Handler | MiddlewareHandler>(middleware: M, spec: RouteSpec): M {
  return Object.assign(middleware, describeRoute(spec))
}

export const optionalHeader = (name: string, description: string, schema: object = {}) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" as const, ...schema },
})
