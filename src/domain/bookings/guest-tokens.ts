import { getStored, isStoredForGood, setStored } from "#lib/storage/local-storage.ts"
import { forgetOffline } from "#lib/storage/offline.ts"
import { BOOKED_KEY, CONFIRM_KEY, GUEST_KEY } from "./link-keys.ts"

const KEY = "ghe-guest-bookings"
const MAX_TOKENS = 20

type StoredToken = { token: string; bookingId?: string | undefined }

export function storedBookingIds(): string[] {
  return read().flatMap(({ bookingId }) => bookingId ?? [])
}

export function storeGuestToken(token: string, bookingId?: string): void {
  const others = read().filter((kept) => kept.token !== token)
  setStored(KEY, JSON.stringify([{ token, bookingId }, ...others].slice(0, MAX_TOKENS)))
}

/** Returns whether this browser will still know the guest's bookings after the page is closed. */
export function keepsGuestTokens(): boolean {
  return isStoredForGood(KEY)
}

export function forgetGuest(): void {
  setStored(KEY, null)
  void forgetOffline()
}

/** Stores the secret from the URL, removes it there, and returns it if it was mailed. */
export function storeMailedToken(bookingId: string): string | undefined {
  const search = new URLSearchParams(location.search)
  const hash = new URLSearchParams(location.hash.slice(1))
  const mailed = search.get(CONFIRM_KEY) ?? hash.get(GUEST_KEY) ?? undefined
  const token = mailed ?? hash.get(BOOKED_KEY)
  if (!token) return undefined
  storeGuestToken(token, bookingId)
  search.delete(CONFIRM_KEY)
  history.replaceState(history.state, "", location.pathname + (search.size ? `?${search}` : ""))
  return mailed
}

export function guestHeaders(): Record<string, string> {
  const tokens = read().map(({ token }) => token)
  return tokens.length ? { "x-guest-token": tokens.join(",") } : {}
}

function read(): StoredToken[] {
  try {
    const stored: unknown = JSON.parse(getStored(KEY) ?? "[]")
    return Array.isArray(stored) ? stored.filter((kept) => typeof kept?.token === "string") : []
  } catch {
    return []
  }
}
