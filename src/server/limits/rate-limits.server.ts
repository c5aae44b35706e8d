import { createHmac } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import { BurstyRateLimiter, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { isStaffCall } from "#server/auth/authorize.server.ts"
import type { OpenDatabase } from "#server/database/database.server.ts"
import { type HttpError, proofRequired, tooMany } from "#server/errors.server.ts"
import { clientNetwork, widerSubnetOf } from "#server/http/ip-prefix.server.ts"
import { hasManyUncertain } from "#server/mail/outbox.server.ts"
import { optionalHeader, withSpec } from "#server/openapi/route-spec.server.ts"
import { CHALLENGE_SECONDS, newChallenge, solvedChallenge } from "./proof-of-work.server.ts"
import { countsOf, countsOfProcess, type LimitStore } from "./rate-limit-store.server.ts"

/**
 * Allows `burst` requests in `burstSeconds`, then one every `refillSeconds`.
 * `ofProcess`: each process counts alone, without a query.
 * `public`: beyond that, the same again for proofs of work (proof-of-work.server.ts).
 */
type Rule = { burst: number; burstSeconds: number; refillSeconds?: number; ofProcess?: true; public?: true }

/** The refills let the spec's retries (after 1, 2 and 4 s) succeed. */
const RULES = {
  /** Quotes, new searches and new picture sizes. Thousands of people share one address of a mobile network. */
  reads: { burst: 600, burstSeconds: 120, refillSeconds: 1, ofProcess: true },
  /** Documents take long to render, and nobody has many references to verify. */
  documents: { burst: 30, burstSeconds: 600, refillSeconds: 10, ofProcess: true },
  /** Sign-ins, staff's uploads, changes of bookings and reviews, links of guides and fellow travellers. */
  changes: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /** A family or a hotel books several trips at once. */
  bookings: { burst: 30, burstSeconds: 600, refillSeconds: 5, public: true },
  /** Guests try several addresses and phone numbers. */
  lookups: { burst: 60, burstSeconds: 600, refillSeconds: 2, public: true },
  /** Enquiries, newsletter and waiting list together; registrations, password resets and mailed links each. */
  forms: { burst: 20, burstSeconds: 3600, refillSeconds: 30, public: true },
  /** Photos of guests take long to read, and mails of an account can go to anyone. */
  costly: { burst: 12, burstSeconds: 3600, refillSeconds: 300 },
  /** By network and email: strangers who name an address can't use up its owner's budget. */
  accepted: { burst: 12, burstSeconds: 3600 },
  /** Wrong passwords by network and email: 18 in 15 minutes with those by email (docs/security.md allows 20). */
  passwordsByPair: { burst: 4, burstSeconds: 900 },
  /** Wrong passwords by email, from networks where the owner has never signed in, and of a signed-in user. */
  passwords: { burst: 6, burstSeconds: 900 },
  /** To an address that anybody can name. Further mails are put off, or skipped while the last link is fresh. */
  mails: { burst: 6, burstSeconds: 3600, refillSeconds: 300 },
  /** Links that confirm a booking's new address work for two days. Further ones are put off. */
  addressLinks: { burst: 3, burstSeconds: 86_400, refillSeconds: 21_600 },
} as const satisfies Record<string, Rule>

type RuleName = keyof typeof RULES
/** "forms/resets": each use of a rule has its own budget. */
type Use<Name extends RuleName> = Name | `${Name}/${string}`
export type LimitName = Use<RuleName>
type RuleWithoutRefill = { [N in RuleName]: (typeof RULES)[N] extends { refillSeconds: number } ? never : N }[RuleName]

/** A request takes 16 points from its network and one from the /48 around it, which has 16 times the budget this way. */
const POINTS = 16
/** With more queued lookups and password resets than this, new ones need a proof of work. */
const LONG_QUEUE = 300
const QUEUE_RETRY_SECONDS = 30
const QUEUE_LOOK_EVERY_MS = 1_000

const ofProcess = countsOfProcess()
let store: LimitStore = ofProcess
let limiters: Record<RuleName, BurstyRateLimiter | RateLimiterAbstract>
let solved: RateLimiterAbstract
let queue: { most: number; lookedAt: number; isLong: boolean }
scaleLimits(1)

export async function openLimits(database: Pick<OpenDatabase, "shared">): Promise<void> {
  store = await countsOf(database)
  scaleLimits(1)
}

/** Multiplies all limits and clears this process's counts. For tests and measurements. */
export function scaleLimits(factor: number, others: Partial<Rule> = {}): void {
  const opened = Object.entries<Rule>(RULES).map(([name, rule]) => [name, openLimiter(name, rule, factor, others)])
  limiters = Object.fromEntries(opened) as typeof limiters
  solved = store.limiter({ name: "solved", points: 1, seconds: CHALLENGE_SECONDS })
  queue = { most: LONG_QUEUE * factor, lookedAt: 0, isLong: false }
}

function openLimiter(name: string, rule: Rule, factor: number, others: Partial<Rule>) {
  const { burst, burstSeconds, refillSeconds = 0 } = { ...rule, ...others }
  const { limiter } = rule.ofProcess ? ofProcess : store
  const bursts = limiter({ name: `${name} burst`, points: POINTS * burst * factor, seconds: burstSeconds })
  if (!rule.refillSeconds) return bursts
  return new BurstyRateLimiter(limiter({ name, points: POINTS * factor, seconds: refillSeconds }), bursts)
}

/** Hashes a key with the secret, so that stored counts reveal no address. */
export function hiddenKey(key: string): string {
  return createHmac("sha256", store.secret).update(key).digest("base64url")
}

const ruleOf = (name: LimitName) => name.split("/", 1)[0] as RuleName
const isPublic = (name: LimitName) => "public" in RULES[ruleOf(name)]
const keyOf = (name: LimitName, key: string) => hiddenKey(`${name} ${key}`)

/** Counts one request if the limit allows it. @returns the seconds to wait if it doesn't */
export async function tryCount(name: LimitName, key: string, points = POINTS): Promise<number | undefined> {
  return secondsToWait(limiters[ruleOf(name)].consume(keyOf(name, key), points))
}

async function secondsToWait(counting: Promise<RateLimiterRes>): Promise<number | undefined> {
  try {
    await counting
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** Counts one request. @throws tooMany */
export async function count(name: LimitName, key: string): Promise<void> {
  const wait = await tryCount(name, key)
  if (wait) throw tooMany(wait)
}

/** Uncounts one request, for limits without refill. */
export async function uncount(name: Use<RuleWithoutRefill>, key: string): Promise<void> {
  const limiter = limiters[ruleOf(name)]
  if ("reward" in limiter) await limiter.reward(keyOf(name, key), POINTS)
}

/**
 * Counts what a network has accepted in the name of an address, which anybody can name. What throws isn't counted.
 * @throws tooMany
 */
export async function countAccepted<T>(
  name: Use<"accepted">,
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

/** `queued`: the request lengthens the outbox. While that is long, everyone needs a proof of work. */
type NetworkOptions = { queued?: boolean; proof?: string | undefined }

/**
 * Counts one request of a network, and of the /48 around it. @returns whether a proof was used up
 * @throws tooMany, or proofRequired if a proof of work would let it through
 */
export async function countNetwork(name: LimitName, network: string, options: NetworkOptions = {}): Promise<boolean> {
  const wider = widerSubnetOf(network)
  const waitOwn = (await tryCount(name, network)) ?? (wider && (await tryCount(name, wider, 1)))
  const wait = waitOwn ?? (options.queued && (await isQueueLong()) ? QUEUE_RETRY_SECONDS : undefined)
  if (!wait) return false
  if (!isPublic(name)) throw tooMany(wait)
  if (!(await isProven(name, network, options.proof)))
    throw proofRequired(wait, await challengeFor(name, network), waitOwn === undefined)
  await count(name, `proven ${network}`)
  return true
}

async function isQueueLong(): Promise<boolean> {
  if (Date.now() - queue.lookedAt > QUEUE_LOOK_EVERY_MS) {
    queue.lookedAt = Date.now()
    // While the database is away, nothing is queued either.
    queue.isLong = await hasManyUncertain(queue.most).catch(() => false)
  }
  return queue.isLong
}

/** Returns whether a request that `limitByNetwork` counted has a proof of work, and uses it up. */
export async function hasProof(name: LimitName, c: Context): Promise<boolean> {
  return c.get("isProven") || isProven(name, clientNetwork(c), c.req.header("x-proof"))
}

export async function askForProof(name: LimitName, c: Context): Promise<HttpError> {
  return proofRequired(1, await challengeFor(name, clientNetwork(c)))
}

const challengeFor = (name: LimitName, network: string) => newChallenge(keyOf(name, network), store.secret)

async function isProven(name: LimitName, network: string, proof: string | undefined): Promise<boolean> {
  const challenge = proof && (await solvedChallenge(proof, keyOf(name, network), store.secret))
  return challenge ? !(await secondsToWait(solved.consume(challenge))) : false
}

export function limitByNetwork(name: LimitName, options: Pick<NetworkOptions, "queued"> = {}): MiddlewareHandler {
  const limit: MiddlewareHandler = async (c, next) => {
    const counted = { ...options, proof: c.req.header("x-proof") }
    // Staff book for many guests from one office.
    if (!isStaffCall(c)) c.set("isProven", await countNetwork(name, clientNetwork(c), counted))
    await next()
  }
  const header = optionalHeader("X-Proof", "What a refusal with `PROOF_REQUIRED` has asked for.")
  return isPublic(name)
    ? withSpec(limit, { parameters: [header], "x-errors": ["TOO_MANY_REQUESTS", "PROOF_REQUIRED"] })
    : withSpec(limit, { "x-errors": ["TOO_MANY_REQUESTS"] })
}
