import type { $ZodType } from "zod/v4/core"
import type { ErrorCode } from "./errors.server.ts"

/** What a middleware asks of the requests of its route, and how it refuses them. */
export type Trait = {
  query?: $ZodType
  body?: $ZodType
  /** The body need not be there. */
  mayBeAbsent?: true
  errors?: readonly ErrorCode[]
  /** Whoever is signed in is told apart, though nobody has to be. */
  knowsUser?: true
}

const traits = new WeakMap<object, Trait>()

/** Notes what a middleware does, so that the description of the API can tell of it. */
export function withTrait<M extends object>(middleware: M, trait: Trait): M {
  traits.set(middleware, trait)
  return middleware
}

/** What was noted of a middleware or handler. */
export const traitOf = (handler: object): Trait => traits.get(handler) ?? {}
