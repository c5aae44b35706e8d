import { randomInt } from "node:crypto"

/** Crockford's Base32 without A and E, to avoid accidental words. */
const SYMBOLS = "0123456789BCDFGHJKMNPQRSTVWXYZ"
/** At 4.9 bits each, nine symbols are the fewest with the 40 bits required by booking-rules.md. */
const LENGTH = 9

export function newReference(): string {
  return written(Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join(""))
}

/** Parses a typed reference, with O read as 0 and I or L as 1. Returns undefined if it is invalid. */
export function readReference(typed: string): string | undefined {
  const symbols = typed
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .replace(/^GHE/, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  const readable = symbols.length === LENGTH && [...symbols].every((symbol) => SYMBOLS.includes(symbol))
  return readable ? written(symbols) : undefined
}

function written(symbols: string): string {
  return `GHE-${symbols.slice(0, 3)}-${symbols.slice(3, 6)}-${symbols.slice(6)}`
}
