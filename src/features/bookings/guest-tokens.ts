const KEY = "ghe-guest-tokens"
const MAX = 20

/** The tokens of the bookings made in this browser: with them it sees those bookings again without any proof. */
export function guestTokens(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return Array.isArray(stored) ? stored.filter((token) => typeof token === "string") : []
  } catch {
    return []
  }
}

/** Keeps a token, the newest first, at most twenty. */
export function keepGuestToken(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([token, ...guestTokens().filter((other) => other !== token)].slice(0, MAX)))
  } catch {
    // Without storage the visitor still has the reference and the mail.
  }
}

/** The header that shows the tokens to the API. */
export function guestHeaders(): Record<string, string> {
  const tokens = guestTokens()
  return tokens.length ? { "x-guest-token": tokens.join(",") } : {}
}
