import { count, giveBack } from "#server/limits/rate-limits.server.ts"
import { isKnownNetwork, rememberNetwork } from "./known-networks.server.ts"

/** What a try to sign in was counted against. */
type Counted = { email: string; network: string; isKnown: boolean }

/**
 * Counts a try to sign in against the network, the address, and the two together, before the password is looked at.
 * Only strangers share the budget of an address: a network from which its owner has signed in has one of its own. So no
 * number of strangers can lock owners out of where they always sign in, and anywhere else the way is the mailed link.
 * @throws tooMany; whether or not the address has an account
 */
export async function limitSignIn(email: string, network: string): Promise<Counted> {
  await count("signInsByNetwork", network)
  await count("signInsByPair", pairOf(email, network))
  const isKnown = await isKnownNetwork(email, network)
  if (!isKnown) await count("signInsByEmail", email)
  return { email, network, isKnown }
}

/** Remembers the network of an owner who has signed in. The try was no guess, so that it counts no more. */
export async function noteSignIn(userId: string, { email, network, isKnown }: Counted): Promise<void> {
  await giveBack("signInsByPair", pairOf(email, network))
  if (!isKnown) await giveBack("signInsByEmail", email)
  await rememberNetwork(userId, network)
}

function pairOf(email: string, network: string): string {
  return `${network} ${email}`
}
