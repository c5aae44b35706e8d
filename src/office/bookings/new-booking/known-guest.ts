import type { PersonRow } from "#domain/people/people.ts"

/** Returns the key and the values of the text about someone the company knows, who may only have asked so far. */
export function knownGuestText({ name, email, phone, bookings }: PersonRow) {
  const values = { name: name || email || phone, smart_count: bookings }
  return [bookings > 0 ? "bookings.new.known" : "bookings.new.onFile", values] as const
}
