import type { Context, MiddlewareHandler } from "hono"
import { type Area, isStaff, may } from "#lib/roles.ts"
import { forbidden, HttpError, unauthorized } from "#server/errors.server.ts"
import { routeOf } from "#server/http/route-name.server.ts"
import { withSpec } from "#server/openapi/route-spec.server.ts"
import { findLinkedUser } from "./file-links.server.ts"
import { findSignedIn } from "./find-signed-in.server.ts"
import type { User } from "./present-user.server.ts"
import { type AccessTable, EVERYONE } from "./roles.server.ts"
import { needsSecondFactor } from "./second-factor-rule.server.ts"
import { isOver, noteUse, type Session } from "./sessions.server.ts"

export type SignedInUser = User
type SignedInEnv = { Variables: { user: User; session: Session } }
type PerhapsSignedInEnv = { Variables: { user?: User | undefined } }

/**
 * Checks a request against the table of routes. Public routes ignore the token, so that an expired one does not block
 * reading. Those that are not for all roles ignore an expired one, too.
 * @throws unauthorized, forbidden; Error for a route that is not in the table
 */
export function authorise(table: AccessTable): MiddlewareHandler {
  return async (c, next) => {
    const route = routeOf(c)
    if (route === undefined) return next()
    const { callers, opensByLink } = table[route] ?? {}
    if (!callers) throw new Error(`Nobody may call ${route}. Add it to the \`access\` of its slice.`)
    if (!callers.includes("anonymous")) {
      const linked = opensByLink && (await findLinkedUser(c))
      const user = linked || (await signIn(c)).user
      c.set("user", user)
      if (!callers.includes(user.role)) throw forbidden()
    } else if (callers !== EVERYONE.callers) {
      const user = await findCaller(c)
      if (user && !callers.includes(user.role)) throw forbidden()
    }
    return next()
  }
}

/**
 * Returns the user and session of a request's bearer token.
 * @throws unauthorized: TOKEN_EXPIRED if the session is over, or lacks the second factor that the role needs by now; else
 * UNAUTHORIZED
 */
async function identify(c: Context): Promise<SignedInEnv["Variables"]> {
  const token = bearerToken(c)
  const found = token === undefined ? undefined : await findSignedIn(token)
  if (!found) throw unauthorized()
  const { session, user } = found
  if (isOver(session, isStaff(user))) throw unauthorized("TOKEN_EXPIRED")
  if (!session.isProven && (await needsSecondFactor(user))) throw unauthorized("TOKEN_EXPIRED")
  await noteUse(session)
  return { user, session }
}

async function signIn(c: Context<SignedInEnv>): Promise<SignedInEnv["Variables"]> {
  const signedIn = await identify(c)
  c.set("user", signedIn.user)
  c.set("session", signedIn.session)
  return signedIn
}

export function bearerToken(c: Context): string | undefined {
  return /^Bearer +([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1]
}

export const loadUser: MiddlewareHandler<PerhapsSignedInEnv> = async (c, next) => {
  await findCaller(c)
  await next()
}
withSpec(loadUser, { security: [{ bearer: [] }] })

/** Finds out once per request who calls a public route, if somebody has signed in. */
export async function findCaller(c: Context<PerhapsSignedInEnv>): Promise<User | undefined> {
  // Most visitors are guests: skip the costly exception for them.
  if (bearerToken(c) === undefined) return undefined
  if (!c.get("user")) c.set("user", await identify(c).then(({ user }) => user, nobody))
  return c.get("user")
}

function nobody(error: unknown): undefined {
  if (!(error instanceof HttpError && error.status === 401)) throw error
}

/**
 * Returns who calls a route for users, whom the table of routes has admitted.
 * @throws unauthorized if the table admits everyone, and nobody has signed in
 */
export function userOf(c: Context): User {
  const user: User | undefined = c.get("user")
  if (!user) throw unauthorized()
  return user
}

/** Returns the session of a route for users. */
export function sessionOf(c: Context): Session {
  return c.get("session")
}

/**
 * Requires the token of somebody at the desk on a public route, for views that are not public.
 * @throws unauthorized, forbidden
 */
export const requireOfficeToken: MiddlewareHandler<SignedInEnv> = async (c, next) => {
  const { user } = await signIn(c)
  if (!may(user, "office")) throw forbidden()
  await next()
}

/** Returns whether somebody who works in this area calls. Known only after `loadUser` or in a route for users. */
export function isCallFrom(area: Area, c: Context): boolean {
  return may(c.get("user"), area)
}
