import type { Booking } from "#features/bookings/booking.ts"

/** Whether a font has a sign for a code point. */
export type Coverage = (codePoint: number) => boolean

const LEFT_OUT = "[…]"

/**
 * A booking in the signs that a font has. What it has no sign for would be printed as something else, so it is left out:
 * of a text visibly, and a name is what of it can be read, or empty where that is no name any more. Nothing is
 * transliterated: how somebody writes their name in Latin letters only they can say.
 */
export function printable(booking: Booking, has: Coverage): { booking: Booking; isWhole: boolean } {
  const { customerInfo, transferDetails } = booking
  const printed: Booking = {
    ...(replaced(booking, has) as Booking),
    customerInfo: { ...customerInfo, name: printableName(customerInfo.name, has) },
  }
  if (printed.transferDetails && transferDetails)
    printed.transferDetails.nameSign = printableName(transferDetails.nameSign, has)
  return { booking: printed, isWhole: JSON.stringify(printed) === JSON.stringify(booking) }
}

/** The same with the unprintable parts of each text marked. */
function replaced(value: unknown, has: Coverage): unknown {
  if (typeof value === "string") return replacedIn(value, has)
  if (Array.isArray(value)) return value.map((item) => replaced(item, has))
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, has)]))
}

function replacedIn(text: string, has: Coverage): string {
  const marked = Array.from(text, (sign) => (isPrintable(sign, has) ? sign : "\0")).join("")
  return marked.replace(/\0+(?:\s*\0+)*/g, LEFT_OUT)
}

function printableName(name: string, has: Coverage): string {
  const readable = Array.from(name, (sign) => (isPrintable(sign, has) ? sign : " ")).join("")
  const tidy = readable.replace(/\s+/g, " ").trim()
  return tidy === name || (tidy.match(/\p{L}/gu)?.length ?? 0) >= 2 ? tidy : ""
}

const isPrintable = (sign: string, has: Coverage) => /\s/.test(sign) || has(sign.codePointAt(0) ?? 0)
