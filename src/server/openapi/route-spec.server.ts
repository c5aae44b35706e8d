import type { Handler, MiddlewareHandler } from "hono"
import { type DescribeRouteOptions, uniqueSymbol } from "hono-openapi"
import type { ErrorCode } from "./errors.server.ts"

/**
 * A part of the description of a route. `x-errors` are the codes of its errors, whose answers document.server.ts puts
 * together; `x-example` is an example of its body. Neither is published.
 */
export type RouteSpec = DescribeRouteOptions & {
  "x-errors"?: readonly ErrorCode[]
  "x-example"?: object | undefined
}

/** Adds to the description of every route that uses a middleware, by hono-openapi's hook for custom middleware. */
export function withSpec<M extends Handler | MiddlewareHandler>(middleware: M, spec: RouteSpec): M {
  return Object.assign(middleware, { [uniqueSymbol]: { spec } })
}

/** A header that a route reads, if it is sent. */
export const optionalHeader = (name: string, description: string, schema: object = {}) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" as const, ...schema },
})
