import { isIPv4, isIPv6 } from "node:net"
import type { Context, MiddlewareHandler } from "hono"
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { tooMany } from "./errors.server.ts"
import { withTrait } from "./openapi/traits.server.ts"

/** At most `burst` of a kind in `burstSeconds`, and beyond them one every `refillSeconds`. */
type Rule = { burst: number; burstSeconds: number; refillSeconds: number }

/**
 * What is limited, in the memory of this process. The refills let the spec's retries (after 1, 2 and 4 s) of a normal
 * visitor succeed; mails are dearer, for they reach somebody who may not have asked.
 */
const RULES = {
  /** One each time that something is typed into a booking form. */
  quotesByNetwork: { burst: 240, burstSeconds: 120, refillSeconds: 1 },
  bookingsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 5 },
  bookingsByEmail: { burst: 12, burstSeconds: 3600, refillSeconds: 60 },
  bookingChangesByNetwork: { burst: 60, burstSeconds: 600, refillSeconds: 5 },
  /** PDF and calendar: drawing one takes a part of a second. */
  documentsByNetwork: { burst: 30, burstSeconds: 600, refillSeconds: 10 },
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

let limiters = limitersOf(1)

/** Widens all limits by a factor and forgets what was counted. For tests and measurements. */
export function scaleLimits(factor: number, others: Partial<Rule> = {}): void {
  limiters = limitersOf(factor, others)
}

/** The limits of this process, `others` put in place of what the rules say. */
function limitersOf(factor: number, others: Partial<Rule> = {}): Record<LimitName, BurstyRateLimiter> {
  const entries = Object.entries(RULES).map(([name, rule]) => [name, limiterOf(name, { ...rule, ...others }, factor)])
  return Object.fromEntries(entries) as Record<LimitName, BurstyRateLimiter>
}

function limiterOf(name: string, { burst, burstSeconds, refillSeconds }: Rule, factor: number): BurstyRateLimiter {
  return new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: name, points: factor, duration: refillSeconds }),
    new RateLimiterMemory({ keyPrefix: `${name} burst`, points: burst * factor, duration: burstSeconds }),
  )
}

/**
 * Counts one request of a kind against whoever or whatever `key` names.
 * @throws tooMany when there were too many lately
 */
export async function count(name: LimitName, key: string): Promise<void> {
  try {
    await limiters[name].consume(key)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
    throw refused
  }
}

/** Counts each request against the network it comes from. */
export function limitByNetwork(name: LimitName): MiddlewareHandler {
  const limit: MiddlewareHandler = async (c, next) => {
    await count(name, visitorNetwork(c))
    await next()
  }
  return withTrait(limit, { errors: ["TOO_MANY_REQUESTS"] })
}

/** The network a request comes from, by the address that client-ip.server.ts found; 'local' within the process. */
export function visitorNetwork(c: Context): string {
  return networkOf(c.get("ip") ?? c.env?.ip ?? "local")
}

/** What is kept of an address (security.md): the first 24 bits of an IPv4 one, 48 of an IPv6 one; of ourselves nothing. */
export function networkPrefix(c: Context): string | undefined {
  const network = visitorNetwork(c)
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.0/24`
  return isIPv6(`${network}::`) ? `${network.split(":").slice(0, 3).join(":")}::/48` : undefined
}

/** What one subscriber holds: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::")
  const groups = head.split(":").filter(Boolean)
  const after = (tail ?? "").split(":").filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => "0")
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
