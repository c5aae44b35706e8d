import { createHmac } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import { BurstyRateLimiter, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible"
import { isCallFrom } from "#server/auth/authorize.server.ts"
import type { OpenDatabase } from "#server/database/database.server.ts"
import { type HttpError, proofRequired, tooMany } from "#server/errors.server.ts"
import { clientNetwork, widerSubnetOf } from "#server/http/ip-prefix.server.ts"
import { hasManyUncertain } from "#server/mail/outbox.server.ts"
import { optionalHeader, withSpec } from "#server/openapi/route-spec.server.ts"
import { CHALLENGE_SECONDS, newChallenge, solvedChallenge } from "./proof-of-work.server.ts"
import { countsOf, countsOfProcess, type LimitStore } from "./rate-limit-store.server.ts"

/**
 * Allows `burst` requests in `burstSeconds`, then one every `refillSeconds`.
 * `uses`: each has a budget of its own. The rest shares one.
 * `ofProcess`: each process counts alone, without a query.
 * `public`: a second burst of the same size is available for proofs of work (proof-of-work.server.ts).
 */
type Rule = {
  burst: number
  burstSeconds: number
  refillSeconds?: number
  uses?: readonly string[]
  ofProcess?: true
  public?: true
}

/** The refills let the spec's retries (after 1, 2 and 4 s) succeed. */
const RULES = {
  /** Only searches that aren't cached. Thousands of people share one address of a mobile network. */
  reads: { burst: 600, burstSeconds: 120, refillSeconds: 1, uses: ["quotes", "searches"], ofProcess: true },
  /** New sizes of pictures: a page may need 40, a day on a new site several hundred. */
  pictures: { burst: 300, burstSeconds: 600, refillSeconds: 1, ofProcess: true },
  /** They take long to render, and nobody has many references to verify. */
  documents: { burst: 30, burstSeconds: 600, refillSeconds: 10, uses: ["references"] },
  /** Bookings and reviews. The links are those of guides and fellow travellers. */
  changes: { burst: 60, burstSeconds: 600, refillSeconds: 5, uses: ["links", "sign-ins", "uploads"] },
  /** A family or a hotel books several trips at once. */
  bookings: { burst: 30, burstSeconds: 600, refillSeconds: 5, public: true },
  /** Guests try several addresses and phone numbers. */
  lookups: { burst: 60, burstSeconds: 600, refillSeconds: 2, public: true },
  /** Enquiries, newsletter and waiting list together. */
  forms: {
    burst: 20,
    burstSeconds: 3600,
    refillSeconds: 60,
    uses: ["links", "registrations", "resets"],
    public: true,
  },
  /** Photos of guests take long to read. */
  photos: { burst: 12, burstSeconds: 3600, refillSeconds: 300 },
  /** By network and email: strangers who name an address can't use up its owner's budget. */
  accepted: { burst: 12, burstSeconds: 3600, uses: ["bookings", "forms"] },
  /**
   * Wrong passwords: by network and email, by email from networks where the owner has never signed in, and of a user
   * who is signed in. Two adjacent windows allow 18 tries in 15 minutes, docs/security.md allows 20. And wrong codes of a
   * second factor, by account.
   */
  guesses: { burst: 6, burstSeconds: 900, uses: ["email", "own", "pair", "second-factor"] },
  /** To an address that anybody can name, or caused by one account. Further mails are put off, skipped or refused. */
  mails: {
    burst: 5,
    burstSeconds: 3600,
    refillSeconds: 600,
    uses: ["accounts", "changes", "forms", "links", "lookups", "resets", "users"],
  },
  /** Links that confirm a booking's new address work for two days. Further ones are put off. */
  addressLinks: { burst: 3, burstSeconds: 86_400, refillSeconds: 21_600 },
} as const satisfies Record<string, Rule>

type RuleName = keyof typeof RULES
/** "forms", or "forms/resets" for one of its uses. */
type Use<Name extends RuleName> = Name extends RuleName
  ? Name | ((typeof RULES)[Name] extends { uses: readonly (infer Of extends string)[] } ? `${Name}/${Of}` : never)
  : never
export type LimitName = Use<RuleName>
type RuleWithoutRefill = { [N in RuleName]: (typeof RULES)[N] extends { refillSeconds: number } ? never : N }[RuleName]

/** Smaller bursts of some uses: each of their requests takes more points. */
const SMALLER: Partial<Record<LimitName, number>> = {
  "accepted/forms": 6,
  "guesses/own": 5,
  "guesses/pair": 4,
  "guesses/second-factor": 5,
}
/** A request takes 16 points from its network and one from the /48 around it, which has 16 times the budget this way. */
const POINTS = 16
/** With more queued lookups and password resets than this, new ones need a proof of work. */
const LONG_QUEUE = 300
const QUEUE_RETRY_SECONDS = 30
const QUEUE_LOOK_EVERY_MS = 1_000

const ofProcess = countsOfProcess()
let store: LimitStore = ofProcess
/** `bursts` doesn't refill. */
type Limiter = { bursts: RateLimiterAbstract; requests: RateLimiterAbstract | BurstyRateLimiter }
let limiters: Record<RuleName, Limiter>
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

function openLimiter(name: string, rule: Rule, factor: number, others: Partial<Rule>): Limiter {
  const { burst, burstSeconds, refillSeconds = 0 } = { ...rule, ...others }
  const { limiter } = rule.ofProcess ? ofProcess : store
  const bursts = limiter({ name: `${name} burst`, points: POINTS * burst * factor, seconds: burstSeconds })
  if (!rule.refillSeconds) return { bursts, requests: bursts }
  const refill = limiter({ name, points: POINTS * factor, seconds: refillSeconds })
  return { bursts, requests: new BurstyRateLimiter(refill, bursts) }
}

/** Hashes a key with the secret, so that stored counts reveal no address. */
export function hashKey(key: string): string {
  return createHmac("sha256", store.secret).update(key).digest("base64url")
}

const ruleOf = (name: LimitName) => name.split("/", 1)[0] as RuleName
const isPublic = (name: LimitName) => "public" in RULES[ruleOf(name)]
const keyOf = (name: LimitName, key: string) => hashKey(`${name} ${key}`)

function pointsOf(name: LimitName): number {
  const { burst } = RULES[ruleOf(name)]
  const points = Math.floor((POINTS * burst) / (SMALLER[name] ?? burst))
  // Tests open it with less.
  return Math.max(POINTS, Math.min(points, limiters[ruleOf(name)].bursts.points))
}

/** Counts one request if the limit allows it. @returns the seconds to wait if it doesn't */
export async function tryCount(name: LimitName, key: string, points = pointsOf(name)): Promise<number | undefined> {
  return secondsToWait(limiters[ruleOf(name)].requests.consume(keyOf(name, key), points))
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
export async function revertCount(name: Use<RuleWithoutRefill>, key: string): Promise<void> {
  await limiters[ruleOf(name)].bursts.reward(keyOf(name, key), pointsOf(name))
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
    await revertCount(name, key)
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
  const proven = limiters[ruleOf(name)].bursts.consume(keyOf(name, `proven ${network}`), POINTS)
  const waitProven = await secondsToWait(proven)
  if (waitProven) throw tooMany(waitProven)
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
    if (!isCallFrom("team", c)) c.set("isProven", await countNetwork(name, clientNetwork(c), counted))
    await next()
  }
  const header = optionalHeader("X-Proof", "What a refusal with `PROOF_REQUIRED` has asked for.")
  return isPublic(name)
    ? withSpec(limit, { parameters: [header], "x-errors": ["TOO_MANY_REQUESTS", "PROOF_REQUIRED"] })
    : withSpec(limit, { "x-errors": ["TOO_MANY_REQUESTS"] })
}
