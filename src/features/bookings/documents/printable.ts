import type { Booking } from "#features/bookings/booking.ts"

export type Coverage = (codePoint: number) => boolean

const LEFT_OUT = "[…]"

/**
 * Removes characters that the font cannot print. In texts they are marked, in names dropped; a name with fewer than two
 * letters left becomes empty. Nothing is transliterated, because only the owner knows the Latin spelling of a name.
 */
export function printable(booking: Booking, has: Coverage): { booking: Booking; isWhole: boolean } {
  const { customerInfo, transferDetails } = booking
  const printed: Booking = {
    ...(replaced(booking, has) as Booking),
    customerInfo: { ...customerInfo, name: printableName(customerInfo.name, has) },
  }
  if (printed.transferDetails && transferDetails) {
    const { nameSign, passengerNames } = transferDetails
    printed.transferDetails.nameSign = printableName(nameSign, has)
    if (passengerNames) printed.transferDetails.passengerNames = passengerNames.map((name) => printableName(name, has))
  }
  return { booking: printed, isWhole: JSON.stringify(printed) === JSON.stringify(booking) }
}

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
