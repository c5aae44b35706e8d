import { count } from "#server/limits.server.ts"

/** Pairs of a network and an address that have signed in from it; the oldest are forgotten. */
const KNOWN_MAX = 50_000
const known = new Set<string>()

/**
 * Counts a try to sign in against the network, the address, and the two together. Only strangers share the budget of
 * an address: a network from which it was signed in before, or its password reset, has one of its own. So no number of
 * strangers can lock a user out of where they always sign in, and anywhere else the way is the mailed link.
 * @throws tooMany; whether or not the address has an account
 */
export async function countSignIn(email: string, network: string): Promise<void> {
  await count("signInsByNetwork", network)
  await count("signInsByPair", pairOf(email, network))
  if (!known.has(pairOf(email, network))) await count("signInsByEmail", email)
}

/** Remembers that the owner of an address is at home in a network. */
export function knowNetwork(email: string, network: string): void {
  const pair = pairOf(email, network)
  known.delete(pair)
  known.add(pair)
  if (known.size > KNOWN_MAX) known.delete(known.values().next().value ?? "")
}

function pairOf(email: string, network: string): string {
  return `${network} ${email}`
}
