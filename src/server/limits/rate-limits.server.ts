import { createHmac } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Context, MiddlewareHandler } from "hono"
import { BurstyRateLimiter, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { isStaffCall } from "#server/auth/authorize.server.ts"
import { db, type OpenDatabase } from "#server/database/database.server.ts"
import { type HttpError, proofRequired, tooMany } from "#server/errors.server.ts"
import { clientNetwork, widerSubnetOf } from "#server/http/ip-prefix.server.ts"
import { hasManyUncertain } from "#server/mail/outbox.server.ts"
import { optionalHeader, withSpec } from "#server/openapi/route-spec.server.ts"
import { CHALLENGE_SECONDS, newChallenge, solvedChallenge } from "./proof-of-work.server.ts"
import { type Budget, countsOf, countsOfProcess, type LimitStore } from "./rate-limit-store.server.ts"

/**
 * Allows `burst` requests in `burstSeconds`, then one every `refillSeconds`.
 * `ofProcess`: each process counts alone, without a query.
 * `public`: a second burst of the same size is available for proofs of work (proof-of-work.server.ts).
 * `queued`: the request lengthens the outbox. While that is long, everyone needs a proof of work.
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
/** An IPv6 /48 has this many times the budget of one network. */
const WIDER_FACTOR = 16
/** With more queued lookups and password resets than this, new ones need a proof of work. */
const LONG_QUEUE = 300
const QUEUE_RETRY_SECONDS = 30
const QUEUE_LOOK_EVERY_MS = 1_000

/** The refills let the spec's retries (after 1, 2 and 4 s) succeed. */
const RULES = {
  quotesByNetwork: { burst: 240, burstSeconds: 120, refillSeconds: 1, ofProcess: true },
  /** Only those that aren't cached. A mobile network puts thousands of people behind one address. */
  searchesByNetwork: { burst: 600, burstSeconds: 120, refillSeconds: 1, ofProcess: true },
  bookingsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 5, public: true },
  /** Accepted bookings, by network and email: strangers who name an address can't use up its owner's budget. */
  bookingsByPair: { burst: 12, burstSeconds: 3600 },
  bookingChangesByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  documentsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 10, ofProcess: true },
  verificationsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 10 },
  manifestsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  lookupsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 2, public: true, queued: true },
  /** Further mails are skipped while the last link is fresh (guest-access.server.ts). */
  linksByContact: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  freshLinksByContact: { burst: 1, burstSeconds: 300 },
  registrationsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 60, public: true },
  signInsByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /**
   * Wrong passwords, by network and email, then by email from networks where the owner has never signed in
   * (sign-in-limits.server.ts). Two adjacent windows allow 18 tries in 15 minutes, docs/security.md allows 20.
   */
  signInsByPair: { burst: 4, burstSeconds: QUARTER_OF_AN_HOUR_S },
  signInsByEmail: { burst: 6, burstSeconds: QUARTER_OF_AN_HOUR_S },
  passwordChecksByUser: { burst: 5, burstSeconds: QUARTER_OF_AN_HOUR_S },
  resetLinksByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true, queued: true },
  mailedLinksByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true },
  /** Further mails are put off (paced-writer.server.ts). */
  accountMailsByEmail: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  /** Further mails are silently skipped (password-reset.server.ts). */
  resetMailsByEmail: { burst: 5, burstSeconds: 3600, refillSeconds: 600 },
  accountMailsByUser: { burst: 8, burstSeconds: 3600, refillSeconds: 600 },
  /** Consultations, contact, questions, newsletter and waiting list together. */
  formsByNetwork: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true },
  /** Accepted forms, by network and email. */
  formsByPair: { burst: 6, burstSeconds: 3600 },
  /** Further mails are put off (paced-writer.server.ts). */
  formMailsByEmail: { burst: 6, burstSeconds: 3600, refillSeconds: 600 },
  /** New renditions: a page may need 40, a day on a new site several hundred. */
  picturesByNetwork: { burst: 300, burstSeconds: 600, refillSeconds: 1, ofProcess: true },
  /** Also received and cancelled requests of unconfirmed addresses. Further mails are delayed (booking-mails.server.ts). */
  changeMailsByRecipient: { burst: 6, burstSeconds: 3600, refillSeconds: 600 },
  /** Further links to confirm a booking's address are put off, so that a stranger can't use up those of its owner. */
  addressLinksByEmail: { burst: 3, burstSeconds: 86_400, refillSeconds: 21_600 },
  photosByNetwork: { burst: 12, burstSeconds: 3600, refillSeconds: 300 },
  uploadsByUser: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof RULES
type LimitWithoutRefill = {
  [Name in LimitName]: (typeof RULES)[Name] extends { refillSeconds: number } ? never : Name
}[LimitName]

let queue = { lookedAt: 0, isLong: false }

const ofProcess = countsOfProcess()
let store: LimitStore = ofProcess
/** Of the stored counts, by the prefix of their keys. */
const lengthsInSeconds = new Map<string, number>()
let limits = limitsOf(1)

/** `wider` counts the /48 around a network, `proven` requests with a proof. */
type Limit = {
  open: BurstyRateLimiter | RateLimiterAbstract
  wider: RateLimiterAbstract
  proven: RateLimiterAbstract | undefined
  longQueue: number | undefined
}
type Limits = Record<LimitName, Limit> & { solved: RateLimiterAbstract }

export async function openLimits(database: Pick<OpenDatabase, "shared">): Promise<void> {
  store = await countsOf(database)
  limits = limitsOf(1)
}

/** Deletes expired counts, and those that outlast their rule, because the clock was ahead when they were made. */
export async function sweepLimits(): Promise<void> {
  const now = Date.now()
  await db.execute(sql`delete from rate_limits where expire < ${now}`)
  const lengths = sql.join(
    [...lengthsInSeconds].map(([name, seconds]) => sql`(${`${name}:`}::text, ${now + seconds * 1000}::bigint)`),
    sql`, `,
  )
  await db.execute(
    sql`delete from rate_limits using (values ${lengths}) as rule (prefix, latest)
      where starts_with(key, prefix) and expire > latest`,
  )
}

/** Multiplies all limits and clears this process's counts. For tests and measurements. */
export function scaleLimits(factor: number, others: Partial<Rule> = {}): void {
  limits = limitsOf(factor, others)
}

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
  const limiter = (budget: Budget) => {
    if (!rule.ofProcess) lengthsInSeconds.set(budget.name, budget.seconds)
    return (rule.ofProcess ? ofProcess : store).limiter(budget)
  }
  const budget = { points: rule.burst * factor, seconds: rule.burstSeconds }
  const burst = limiter({ name: `${name} burst`, ...budget })
  const { refillSeconds } = rule
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
 * Counts one request against `key`, and against the /48 around it. @returns whether a proof was used up
 * @throws tooMany, or proofRequired if a proof of work would let it through
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

/** Counts one if the limit allows it. @returns whether it did */
export async function countIfRoom(name: LimitName, key: string): Promise<boolean> {
  return !(await take(limits[name].open, hiddenKey(key)))
}

/** Uncounts one, for limits without refill. */
export async function uncount(name: LimitWithoutRefill, key: string): Promise<void> {
  const { open } = limits[name]
  if ("reward" in open) await open.reward(hiddenKey(key))
}

/**
 * Counts what a network has accepted in the name of an address, which anybody can name. What throws isn't counted.
 * @throws tooMany
 */
export async function countAccepted<T>(
  name: LimitWithoutRefill,
  c: Context,
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `${clientNetwork(c)} ${address}`
  await count(name, key)
  try {
    return await work()
  } catch (error) {
    await uncount(name, key)
    throw error
  }
}

async function takeWider(name: LimitName, key: string): Promise<number | undefined> {
  const wider = name.endsWith("ByNetwork") ? widerSubnetOf(key) : undefined
  return wider === undefined ? undefined : take(limits[name].wider, hiddenKey(wider))
}

/** Returns the seconds to wait while more than `most` mails are queued. */
async function queueWait(most: number | undefined): Promise<number | undefined> {
  if (most === undefined) return undefined
  if (Date.now() - queue.lookedAt > QUEUE_LOOK_EVERY_MS) {
    queue.lookedAt = Date.now()
    // While the database is away, nothing is queued either.
    queue.isLong = await hasManyUncertain(most).catch(() => false)
  }
  return queue.isLong ? QUEUE_RETRY_SECONDS : undefined
}

/** Returns whether a request that `limitByNetwork` counted has a proof of work, and uses it up. */
export async function hasProof(name: LimitName, c: Context): Promise<boolean> {
  return c.get("isProven") || isProven(c.req.header("x-proof"), purposeOf(name, hiddenKey(clientNetwork(c))))
}

export async function askForProof(name: LimitName, c: Context): Promise<HttpError> {
  return proofRequired(1, await newChallenge(purposeOf(name, hiddenKey(clientNetwork(c))), store.secret))
}

const purposeOf = (name: LimitName, who: string) => `${name} ${who}`

async function take(limiter: Pick<RateLimiterAbstract, "consume">, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

async function isProven(proof: string | undefined, purpose: string): Promise<boolean> {
  const challenge = proof && (await solvedChallenge(proof, purpose, store.secret))
  return challenge ? !(await take(limits.solved, challenge)) : false
}

/** Hashes a key with the secret, so that stored counts reveal no address. */
export function hiddenKey(key: string): string {
  return createHmac("sha256", store.secret).update(key).digest("base64url")
}

const PROOF_HEADER = optionalHeader("X-Proof", "What a refusal with `PROOF_REQUIRED` has asked for.")

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
