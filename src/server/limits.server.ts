import { createHmac } from "node:crypto"
import { sql } from "drizzle-orm"
import type { MiddlewareHandler } from "hono"
import { BurstyRateLimiter, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { db, type OpenDatabase } from "./database.server.ts"
import { proofRequired, tooMany } from "./errors.server.ts"
import { countsOf, countsOfProcess, type LimitStore } from "./limit-store.server.ts"
import { withTrait } from "./openapi/traits.server.ts"
import { CHALLENGE_SECONDS, newChallenge, solvedChallenge } from "./proof-of-work.server.ts"
import { visitorNetwork } from "./visitor-network.server.ts"

/**
 * At most `burst` of a kind in `burstSeconds`, and beyond them one every `refillSeconds`. What spares the process and
 * not somebody's patience is counted by each process for itself (`ofProcess`), without a query.
 *
 * What is `public` has a second burst of the same size, for those who show that it cost them some work
 * (proof-of-work.server.ts): with half of both used, it runs hot.
 */
type Rule = { burst: number; burstSeconds: number; refillSeconds: number; ofProcess?: true; public?: true }

/**
 * What is limited. The refills let the spec's retries (after 1, 2 and 4 s) of a normal visitor succeed; mails are
 * dearer, for they reach somebody who may not have asked.
 */
const RULES = {
  /** One each time that something is typed into a booking form. */
  quotesByNetwork: { burst: 240, burstSeconds: 120, refillSeconds: 1, ofProcess: true },
  bookingsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 5, public: true },
  bookingsByEmail: { burst: 12, burstSeconds: 3600, refillSeconds: 60 },
  bookingChangesByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /** PDF and calendar: drawing one takes a part of a second. */
  documentsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 10, ofProcess: true },
  verificationsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 10 },
  lookupsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 2, public: true },
  linksByContact: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  registrationsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 60, public: true },
  signInsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /** One network trying one address; then everybody trying that address (sign-in-limits.server.ts). */
  signInsByPair: { burst: 8, burstSeconds: 600, refillSeconds: 20 },
  signInsByEmail: { burst: 40, burstSeconds: 3600, refillSeconds: 10 },
  passwordChecksByUser: { burst: 8, burstSeconds: 600, refillSeconds: 20 },
  mailedLinksByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true },
  accountMailsByEmail: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  accountMailsByUser: { burst: 8, burstSeconds: 3600, refillSeconds: 600 },
  /** Consultation, contact and newsletter together. */
  formsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true },
  formMailsByEmail: { burst: 6, burstSeconds: 3600, refillSeconds: 600 },
  uploadsByUser: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof RULES

const ofProcess = countsOfProcess()
let store: LimitStore = ofProcess
let limits = limitsOf(1)

/** A limit at work: `open` to all, `proven` to those who have solved a challenge. */
type Limit = { open: BurstyRateLimiter; proven: RateLimiterAbstract | undefined }
/** `solved`: which challenges have had their use. */
type Limits = Record<LimitName, Limit> & { solved: RateLimiterAbstract }

/** Counts from now on where all processes of the open database do; before that, each counts for itself. */
export async function openLimits(database: Pick<OpenDatabase, "shared">): Promise<void> {
  store = await countsOf(database)
  limits = limitsOf(1)
}

/** Forgets counts that are over. */
export async function sweepLimits(): Promise<void> {
  await db.execute(sql`delete from rate_limits where expire < ${Date.now()}`)
}

/** Widens all limits by a factor and forgets what this process has counted. For tests and measurements. */
export function scaleLimits(factor: number, others: Partial<Rule> = {}): void {
  limits = limitsOf(factor, others)
}

/** The limits, `others` put in place of what the rules say. */
function limitsOf(factor: number, others: Partial<Rule> = {}): Limits {
  const entries = Object.entries(RULES).map(([name, rule]) => [name, limitOf(name, { ...rule, ...others }, factor)])
  const solved = store.limiter({ name: "solved", points: 1, seconds: CHALLENGE_SECONDS })
  return { ...(Object.fromEntries(entries) as Record<LimitName, Limit>), solved }
}

function limitOf(name: string, rule: Rule, factor: number): Limit {
  const { limiter } = rule.ofProcess ? ofProcess : store
  const burst = { points: rule.burst * factor, seconds: rule.burstSeconds }
  return {
    open: new BurstyRateLimiter(
      limiter({ name, points: factor, seconds: rule.refillSeconds }),
      limiter({ name: `${name} burst`, ...burst }),
    ),
    proven: rule.public && limiter({ name: `${name} proven`, ...burst }),
  }
}

/**
 * Counts one request of a kind against whoever or whatever `key` names; `proof` is what came of a challenge.
 * @throws tooMany when there were too many lately
 * @throws proofRequired where only a proof is missing
 */
export async function count(name: LimitName, key: string, proof?: string): Promise<void> {
  const { open, proven } = limits[name]
  const who = hidden(key)
  const wait = await take(open, who)
  if (!wait) return
  if (!proven) throw tooMany(wait)
  const purpose = `${name} ${who}`
  if (!(await isProven(proof, purpose))) throw proofRequired(wait, await newChallenge(purpose, store.secret))
  const waitProven = await take(proven, who)
  if (waitProven) throw tooMany(waitProven)
}

/** Counts one, where there is room. @returns in how many seconds there will be, otherwise */
async function take(limiter: Pick<RateLimiterAbstract, "consume">, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** Whether a challenge for this purpose was solved, and this is the first that is heard of it. */
async function isProven(proof: string | undefined, purpose: string): Promise<boolean> {
  const challenge = proof && (await solvedChallenge(proof, purpose, store.secret))
  return challenge ? !(await take(limits.solved, challenge)) : false
}

/** What stands for an address or a network in the counts: without the secret nobody can try out whose it is. */
function hidden(key: string): string {
  return createHmac("sha256", store.secret).update(key).digest("base64url")
}

/** Counts each request against the network it comes from. */
export function limitByNetwork(name: LimitName): MiddlewareHandler {
  const limit: MiddlewareHandler = async (c, next) => {
    await count(name, visitorNetwork(c), c.req.header("x-proof"))
    await next()
  }
  const { public: asksForProof }: Rule = RULES[name]
  return withTrait(limit, { errors: asksForProof ? ["TOO_MANY_REQUESTS", "PROOF_REQUIRED"] : ["TOO_MANY_REQUESTS"] })
}
