import type { Context, MiddlewareHandler } from "hono"
import { matchedRoutes } from "hono/route"
import { isStaff, type Role, type User } from "#features/account/account.ts"
import { findSignedIn } from "#features/account/security/session-lookup.server.ts"
import { forbidden, HttpError, unauthorized } from "#server/errors.server.ts"
import { withSpec } from "#server/openapi/route-spec.server.ts"
import type { RoleTable } from "./roles.server.ts"
import { isOver, noteUse } from "./sessions.server.ts"

/** What a handler knows of who calls: the user, and until when their session was agreed. */
type SignedInEnv = { Variables: { user: User; sessionEnds: Date } }
type PerhapsSignedInEnv = { Variables: { user?: User | undefined } }

/**
 * Lets a request through to its route if the table says so. Who calls a route that is open to everybody is not even
 * asked, so that a token that has expired keeps nobody from reading.
 * @throws unauthorized, forbidden; Error for a route that the table lacks
 */
export function authorise(table: RoleTable): MiddlewareHandler {
  return async (c, next) => {
    const route = routeOf(c)
    if (route === undefined) return next()
    const callers = table[route]
    if (!callers) throw new Error(`${route} is not in the table of roles.`)
    if (!callers.includes("anonymous")) {
      const { user, sessionEnds } = await identify(c)
      if (!callers.includes(user.role)) throw forbidden()
      c.set("user", user)
      c.set("sessionEnds", sessionEnds)
    }
    return next()
  }
}

/** 'GET /tours/:id': the route that will answer. Middleware is registered for all methods, routes for one. */
function routeOf(c: Context): string | undefined {
  const route = matchedRoutes(c).find(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
  return route && nameOf(route)
}

/** A route as the table names it. */
export function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replace(/^\/api(?=\/)/, "")}`
}

/**
 * Who a request's bearer token signs in.
 * @throws unauthorized: TOKEN_EXPIRED when the session is over, else UNAUTHORIZED
 */
async function identify(c: Context): Promise<{ user: User; sessionEnds: Date }> {
  const token = bearerToken(c)
  const found = token === undefined ? undefined : await findSignedIn(token)
  if (!found) throw unauthorized()
  const { session, user } = found
  if (isOver(session, isStaff(user))) throw unauthorized("TOKEN_EXPIRED")
  if (isStaff(user)) await noteUse(session)
  return { user, sessionEnds: session.expiresAt }
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(c: Context): string | undefined {
  return /^Bearer +([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1]
}

/** Tells the handler of a route that is open to everybody who is signed in, if anybody is. */
export const knowUser: MiddlewareHandler<PerhapsSignedInEnv> = async (c, next) => {
  // Most are guests: to throw and catch for each of them costs more than their session would.
  if (bearerToken(c) !== undefined) c.set("user", await identify(c).then(({ user }) => user, nobody))
  await next()
}
withSpec(knowUser, { security: [{ bearer: [] }] })

function nobody(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 401)) throw error
}

/**
 * Lets only staff on, where the table lets everybody in: for views of a public route that are not public.
 * @throws unauthorized, forbidden
 */
export const requireStaffToken: MiddlewareHandler<SignedInEnv> = async (c, next) => {
  const { user, sessionEnds } = await identify(c)
  c.set("user", user)
  c.set("sessionEnds", sessionEnds)
  return requireStaff(c, next)
}

/**
 * Gives a handler the user, whom the table of roles has let through: a second lock on the same door, and what the
 * types know.
 */
export const requireUser = only("customer", "staff", "admin")
export const requireStaff = only("staff", "admin")
export const requireAdmin = only("admin")

function only(...roles: Role[]): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    if (!c.var.user) throw unauthorized()
    if (!roles.includes(c.var.user.role)) throw forbidden()
    await next()
  }
}

/** Returns whether a member of staff calls. Known only after `knowUser` or in a route for users. */
export function isStaffCall(c: Context): boolean {
  const user: User | undefined = c.get("user")
  return user !== undefined && isStaff(user)
}
