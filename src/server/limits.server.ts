import { createHmac } from "node:crypto"
import { sql } from "drizzle-orm"
import type { MiddlewareHandler } from "hono"
import { BurstyRateLimiter, RateLimiterRes } from "rate-limiter-flexible"
import { db, type OpenDatabase } from "./database.server.ts"
import { tooMany } from "./errors.server.ts"
import { countsOf, countsOfProcess, type LimitStore } from "./limit-store.server.ts"
import { withTrait } from "./openapi/traits.server.ts"
import { visitorNetwork } from "./visitor-network.server.ts"

/**
 * At most `burst` of a kind in `burstSeconds`, and beyond them one every `refillSeconds`. What spares the process and
 * not somebody's patience is counted by each process for itself (`ofProcess`), without a query.
 */
type Rule = { burst: number; burstSeconds: number; refillSeconds: number; ofProcess?: true }

/**
 * What is limited. The refills let the spec's retries (after 1, 2 and 4 s) of a normal visitor succeed; mails are
 * dearer, for they reach somebody who may not have asked.
 */
const RULES = {
  /** One each time that something is typed into a booking form. */
  quotesByNetwork: { burst: 240, burstSeconds: 120, refillSeconds: 1, ofProcess: true },
  bookingsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 5 },
  bookingsByEmail: { burst: 12, burstSeconds: 3600, refillSeconds: 60 },
  bookingChangesByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /** PDF and calendar: drawing one takes a part of a second. */
  documentsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 10, ofProcess: true },
  verificationsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 10 },
  lookupsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 2 },
  linksByContact: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  registrationsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 60 },
  signInsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /** One network trying one address; then everybody trying that address (sign-in-limits.server.ts). */
  signInsByPair: { burst: 8, burstSeconds: 600, refillSeconds: 20 },
  signInsByEmail: { burst: 40, burstSeconds: 3600, refillSeconds: 10 },
  passwordChecksByUser: { burst: 8, burstSeconds: 600, refillSeconds: 20 },
  mailedLinksByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30 },
  accountMailsByEmail: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  accountMailsByUser: { burst: 8, burstSeconds: 3600, refillSeconds: 600 },
  /** Consultation, contact and newsletter together. */
  formsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30 },
  formMailsByEmail: { burst: 6, burstSeconds: 3600, refillSeconds: 600 },
  uploadsByUser: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof RULES

const ofProcess = countsOfProcess()
let store: LimitStore = ofProcess
let limiters = limitersOf(1)

/** Counts from now on where all processes of the open database do; before that, each counts for itself. */
export async function openLimits(database: Pick<OpenDatabase, "shared">): Promise<void> {
  store = await countsOf(database)
  limiters = limitersOf(1)
}

/** Forgets counts that are over. */
export async function sweepLimits(): Promise<void> {
  await db.execute(sql`delete from rate_limits where expire < ${Date.now()}`)
}

/** Widens all limits by a factor and forgets what this process has counted. For tests and measurements. */
export function scaleLimits(factor: number, others: Partial<Rule> = {}): void {
  limiters = limitersOf(factor, others)
}

/** The limits, `others` put in place of what the rules say. */
function limitersOf(factor: number, others: Partial<Rule> = {}): Record<LimitName, BurstyRateLimiter> {
  const entries = Object.entries(RULES).map(([name, rule]) => [name, limiterOf(name, { ...rule, ...others }, factor)])
  return Object.fromEntries(entries) as Record<LimitName, BurstyRateLimiter>
}

function limiterOf(name: string, rule: Rule, factor: number): BurstyRateLimiter {
  const { limiter } = rule.ofProcess ? ofProcess : store
  return new BurstyRateLimiter(
    limiter({ name, points: factor, seconds: rule.refillSeconds }),
    limiter({ name: `${name} burst`, points: rule.burst * factor, seconds: rule.burstSeconds }),
  )
}

/**
 * Counts one request of a kind against whoever or whatever `key` names. Only a hash of that is kept.
 * @throws tooMany when there were too many lately
 */
export async function count(name: LimitName, key: string): Promise<void> {
  try {
    await limiters[name].consume(hidden(key))
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
    throw refused
  }
}

/** What stands for an address or a network in the counts: without the secret nobody can try out whose it is. */
function hidden(key: string): string {
  return createHmac("sha256", store.secret).update(key).digest("base64url")
}

/** Counts each request against the network it comes from. */
export function limitByNetwork(name: LimitName): MiddlewareHandler {
  const limit: MiddlewareHandler = async (c, next) => {
    await count(name, visitorNetwork(c))
    await next()
  }
  return withTrait(limit, { errors: ["TOO_MANY_REQUESTS"] })
}
