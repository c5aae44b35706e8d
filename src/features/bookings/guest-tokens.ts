import { keep } from "#lib/kept.ts"
import { forgetOffline } from "#lib/offline.ts"

const KEY = "ghe-guest-bookings"
const MAX = 20

/**
 * What this browser keeps of a booking made in it: the token that opens it, and which one it is where that is known.
 */
type Kept = { token: string; bookingId?: string | undefined }

/** The ids of the bookings made in this browser, the newest first. */
export function keptBookingIds(): string[] {
  return read().flatMap(({ bookingId }) => bookingId ?? [])
}

/** Keeps a token, the newest first, at most twenty. */
export function keepGuestToken(token: string, bookingId?: string): void {
  try {
    const others = read().filter((kept) => kept.token !== token)
    localStorage.setItem(KEY, JSON.stringify([{ token, bookingId }, ...others].slice(0, MAX)))
  } catch {
    // Without storage the visitor still has the reference and the mail.
  }
}

/** Forgets every booking that was made or opened on this device as a guest. */
export function forgetGuest(): void {
  keep(KEY, null)
  void forgetOffline()
}

/** Behind the '#' of a mailed link: the secret that opens one booking. */
export const GUEST_KEY = "key"

/** Keeps the secret of a mailed link, and takes it out of the address before anybody looks over the shoulder. */
export function keepMailedToken(bookingId: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get(GUEST_KEY)
  if (!token) return
  keepGuestToken(token, bookingId)
  history.replaceState(history.state, "", location.pathname + location.search)
}

/** The header that shows the tokens to the API. */
export function guestHeaders(): Record<string, string> {
  const tokens = read().map(({ token }) => token)
  return tokens.length ? { "x-guest-token": tokens.join(",") } : {}
}

function read(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return Array.isArray(stored) ? stored.filter((kept) => typeof kept?.token === "string") : []
  } catch {
    return []
  }
}
