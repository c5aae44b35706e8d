import { createHmac } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Context, MiddlewareHandler } from "hono"
import { BurstyRateLimiter, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { isStaffCall } from "#server/auth/authorize.server.ts"
import { db, type OpenDatabase } from "#server/database/database.server.ts"
import { type HttpError, proofRequired, tooMany } from "#server/errors.server.ts"
import { clientNetwork, widerNetworkOf } from "#server/http/ip-prefix.server.ts"
import { hasManyUncertain } from "#server/mail/outbox.server.ts"
import { optionalHeader, withSpec } from "#server/openapi/route-spec.server.ts"
import { CHALLENGE_SECONDS, newChallenge, solvedChallenge } from "./proof-of-work.server.ts"
import { countsOf, countsOfProcess, type LimitStore } from "./rate-limit-store.server.ts"

/**
 * At most `burst` of a kind in `burstSeconds`, and beyond them one every `refillSeconds`, if that is said. What spares
 * the process and not somebody's patience is counted by each process for itself (`ofProcess`), without a query.
 *
 * What is `public` has a second burst of the same size, for those who show that it cost them some work
 * (proof-of-work.server.ts): with half of both used, it runs hot. What is `queued` lengthens the queue of the outbox: while
 * that is long, everybody is asked for the work.
 */
type Rule = {
  burst: number
  burstSeconds: number
  refillSeconds?: number
  ofProcess?: true
  public?: true
  queued?: true
}

const QUARTER_OF_AN_HOUR_S = 900
/** All networks of an IPv6 /48 together have so many times the budget of one. */
const WIDER_FACTOR = 16
/** With more lookups and forgotten passwords waiting than these, the next have to show some work. */
const LONG_QUEUE = 300
const QUEUE_RETRY_SECONDS = 30
const QUEUE_LOOK_EVERY_MS = 1_000

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
  lookupsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 2, public: true, queued: true },
  linksByContact: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  registrationsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 60, public: true },
  signInsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /**
   * Wrong passwords: one network trying one address, then all networks from which its owner has not signed in yet
   * (sign-in-limits.server.ts). A quarter of an hour that spans two windows sees at most 2 × 6 - 1 tries of all of those
   * and 2 × 4 - 1 from the owner's own network: 18 together, where docs/security.md promises at most 20.
   */
  signInsByPair: { burst: 4, burstSeconds: QUARTER_OF_AN_HOUR_S },
  signInsByEmail: { burst: 6, burstSeconds: QUARTER_OF_AN_HOUR_S },
  /** Wrong passwords of somebody who is signed in. */
  passwordChecksByUser: { burst: 5, burstSeconds: QUARTER_OF_AN_HOUR_S },
  resetLinksByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true, queued: true },
  mailedLinksByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true },
  accountMailsByEmail: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  /** Links to choose a new password; those beyond it are left out, not refused (password-reset.server.ts). */
  resetMailsByEmail: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  accountMailsByUser: { burst: 8, burstSeconds: 3600, refillSeconds: 600 },
  /** Consultation, contact and newsletter together. */
  formsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true },
  formMailsByEmail: { burst: 6, burstSeconds: 3600, refillSeconds: 600 },
  /** Sizes of pictures that nobody has asked for before: a page may need 40, a day on a new site some hundred. */
  picturesByNetwork: { burst: 300, burstSeconds: 600, refillSeconds: 1, ofProcess: true },
  /** Mails that tell of changes of a booking: what is too much is told later, in one mail (booking-mails.server.ts). */
  changeMailsByRecipient: { burst: 6, burstSeconds: 3600, refillSeconds: 600 },
  /** Links to confirm the address that was entered into a booking: what is too much is not sent. */
  addressLinksByEmail: { burst: 3, burstSeconds: 86_400, refillSeconds: 21_600 },
  uploadsByUser: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof RULES
type LimitWithoutRefill = {
  [Name in LimitName]: (typeof RULES)[Name] extends { refillSeconds: number } ? never : Name
}[LimitName]

/** Whether the queue was long when it was last looked at. */
let queue = { lookedAt: 0, isLong: false }

const ofProcess = countsOfProcess()
let store: LimitStore = ofProcess
let limits = limitsOf(1)

/**
 * A limit at work: `open` to all, `wider` for the network around one, `proven` to those who have solved a challenge.
 * `longQueue` is how many may wait in the outbox before a challenge is asked of all.
 */
type Limit = {
  open: BurstyRateLimiter | RateLimiterAbstract
  wider: RateLimiterAbstract
  proven: RateLimiterAbstract | undefined
  longQueue: number | undefined
}
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
  queue = { lookedAt: 0, isLong: false }
  const entries = Object.entries<Rule>(RULES).map(([name, rule]) => {
    const { refillSeconds, ...rest } = { ...rule, ...others }
    return [name, limitOf(name, { ...rest, ...(rule.refillSeconds && { refillSeconds }) }, factor)]
  })
  const solved = store.limiter({ name: "solved", points: 1, seconds: CHALLENGE_SECONDS })
  return { ...(Object.fromEntries(entries) as Record<LimitName, Limit>), solved }
}

function limitOf(name: string, rule: Rule, factor: number): Limit {
  const { limiter } = rule.ofProcess ? ofProcess : store
  const budget = { points: rule.burst * factor, seconds: rule.burstSeconds }
  const burst = limiter({ name: `${name} burst`, ...budget })
  const { refillSeconds } = rule
  // In the time in which a whole burst comes back: one count, and in the long run as much as the refills let through.
  const wider = {
    points: WIDER_FACTOR * budget.points,
    seconds: refillSeconds ? rule.burst * refillSeconds : rule.burstSeconds,
  }
  return {
    open: refillSeconds
      ? new BurstyRateLimiter(limiter({ name, points: factor, seconds: refillSeconds }), burst)
      : burst,
    wider: limiter({ name: `${name} wider`, ...wider }),
    proven: rule.public && limiter({ name: `${name} proven`, ...budget }),
    longQueue: rule.queued && LONG_QUEUE * factor,
  }
}

/**
 * Counts one request of a kind against whoever or whatever `key` names; `proof` is what came of a challenge. A network of
 * IPv6 is counted once more together with those around it.
 * @returns whether the proof was needed, and used up
 * @throws tooMany when there were too many lately
 * @throws proofRequired where only a proof is missing
 */
export async function count(name: LimitName, key: string, proof?: string): Promise<boolean> {
  const { open, proven, longQueue } = limits[name]
  const who = hiddenKey(key)
  const waitOwn = (await take(open, who)) ?? (await takeWider(name, key))
  const wait = waitOwn ?? (await queueWait(longQueue))
  if (!wait) return false
  if (!proven) throw tooMany(wait)
  const purpose = purposeOf(name, who)
  if (!(await isProven(proof, purpose))) {
    throw proofRequired(wait, await newChallenge(purpose, store.secret), waitOwn === undefined)
  }
  const waitProven = await take(proven, who)
  if (waitProven) throw tooMany(waitProven)
  return true
}

/** Counts one where there is room. @returns whether there was */
export async function countIfRoom(name: LimitName, key: string): Promise<boolean> {
  return !(await take(limits[name].open, hiddenKey(key)))
}

/** Takes back one that was counted, of a kind without refill: it turned out to be none of those that are limited. */
export async function giveBack(name: LimitWithoutRefill, key: string): Promise<void> {
  const { open } = limits[name]
  if ("reward" in open) await open.reward(hiddenKey(key))
}

async function takeWider(name: LimitName, key: string): Promise<number | undefined> {
  const wider = name.endsWith("ByNetwork") ? widerNetworkOf(key) : undefined
  return wider === undefined ? undefined : take(limits[name].wider, hiddenKey(wider))
}

/** Seconds to wait while more than `most` wait in the outbox. */
async function queueWait(most: number | undefined): Promise<number | undefined> {
  if (most === undefined) return undefined
  if (Date.now() - queue.lookedAt > QUEUE_LOOK_EVERY_MS) {
    queue.lookedAt = Date.now()
    // While the database is away nothing is added to the queue either.
    queue.isLong = await hasManyUncertain(most).catch(() => false)
  }
  return queue.isLong ? QUEUE_RETRY_SECONDS : undefined
}

/** Whether a proof of work came with a request that `limitByNetwork` has counted. It is used up by asking. */
export async function hasProof(name: LimitName, c: Context): Promise<boolean> {
  return c.get("isProven") || isProven(c.req.header("x-proof"), purposeOf(name, hiddenKey(clientNetwork(c))))
}

/** Makes the refusal that asks for a proof of work, to be sent along with the same request. */
export async function askForProof(name: LimitName, c: Context): Promise<HttpError> {
  return proofRequired(1, await newChallenge(purposeOf(name, hiddenKey(clientNetwork(c))), store.secret))
}

const purposeOf = (name: LimitName, who: string) => `${name} ${who}`

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
export function hiddenKey(key: string): string {
  return createHmac("sha256", store.secret).update(key).digest("base64url")
}

const PROOF_HEADER = optionalHeader("X-Proof", "What a refusal with `PROOF_REQUIRED` has asked for.")

/** Counts each request against the network it comes from. */
export function limitByNetwork(name: LimitName): MiddlewareHandler {
  const limit: MiddlewareHandler = async (c, next) => {
    // Staff book for many guests from one office.
    if (!isStaffCall(c)) c.set("isProven", await count(name, clientNetwork(c), c.req.header("x-proof")))
    await next()
  }
  const { public: asksForProof }: Rule = RULES[name]
  return asksForProof
    ? withSpec(limit, { parameters: [PROOF_HEADER], "x-errors": ["TOO_MANY_REQUESTS", "PROOF_REQUIRED"] })
    : withSpec(limit, { "x-errors": ["TOO_MANY_REQUESTS"] })
}
