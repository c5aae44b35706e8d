import { randomInt } from "node:crypto"

/** Crockford's symbols without his two vowels: nothing to misread, no words by accident. */
const SYMBOLS = "0123456789BCDFGHJKMNPQRSTVWXYZ"
/** Thirty symbols carry 4.9 bits each: nine are the fewest that reach the 40 bits of booking-rules.md (44.1). */
const LENGTH = 9

/** A new booking reference, such as GHE-7K3-M9Q-XDT. */
export function newReference(): string {
  return written(Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join(""))
}

/**
 * The reference that somebody typed: any case, with or without dashes, spaces and the GHE, O for 0 and I or L for 1.
 * Undefined for what cannot be one.
 */
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
