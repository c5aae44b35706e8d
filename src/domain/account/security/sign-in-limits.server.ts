import { count, countNetwork, revertCount } from "#server/limits/rate-limits.server.ts"
import { isKnownNetwork } from "./known-networks.server.ts"

type Counted = { email: string; network: string; isKnown: boolean }

/**
 * Counts a sign-in attempt. Networks that the owner has used have their own limit, so that attackers can't lock the
 * owner out. @throws tooMany
 */
export async function limitSignIn(email: string, network: string): Promise<Counted> {
  await countNetwork("changes/sign-ins", network)
  await count("guesses/pair", pairOf(email, network))
  const isKnown = await isKnownNetwork(email, network)
  if (!isKnown) await count("guesses/email", email)
  return { email, network, isKnown }
}

/** Uncounts an attempt whose password was right. */
export async function uncountSignIn({ email, network, isKnown }: Counted): Promise<void> {
  await revertCount("guesses/pair", pairOf(email, network))
  if (!isKnown) await revertCount("guesses/email", email)
}

function pairOf(email: string, network: string): string {
  return `${network} ${email}`
}
