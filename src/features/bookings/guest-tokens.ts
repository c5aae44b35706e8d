import { keep } from "#lib/local-storage.ts"
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

/** Behind the '#' after a form without script was posted: opens the booking too, but proves no mailbox. */
export const BOOKED_KEY = "booked"

/** In the address of a mailed link that is there to confirm the address: read by the server too, for those without script. */
export const CONFIRM_KEY = "confirm"

/** The link that confirms the address, from the one that opens a booking. */
export function confirmationLink(link: string): string {
  return link.replace(`#${GUEST_KEY}=`, `?${CONFIRM_KEY}=`)
}

/**
 * Keeps the secret in the address of a booking's page, and takes it out before anybody looks over the shoulder.
 * @returns the secret, if it came by mail
 */
export function keepMailedToken(bookingId: string): string | undefined {
  const search = new URLSearchParams(location.search)
  const hash = new URLSearchParams(location.hash.slice(1))
  const mailed = search.get(CONFIRM_KEY) ?? hash.get(GUEST_KEY) ?? undefined
  const token = mailed ?? hash.get(BOOKED_KEY)
  if (!token) return undefined
  keepGuestToken(token, bookingId)
  search.delete(CONFIRM_KEY)
  history.replaceState(history.state, "", location.pathname + (search.size ? `?${search}` : ""))
  return mailed
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
