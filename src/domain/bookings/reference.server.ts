import { randomInt } from "node:crypto"
import { fold } from "#lib/text/fold.ts"

/** Crockford's Base32 without A and E, to avoid accidental words. */
const SYMBOLS = "0123456789BCDFGHJKMNPQRSTVWXYZ"
/** At 4.9 bits each, nine symbols are the fewest with the 40 bits required by booking-rules.md. */
const LENGTH = 9
/** Longer than the sentences of our mails. */
const MAX_TYPED = 500

export function newReference(): string {
  return written(Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join(""))
}

/** A reference in a text whose accents and punctuation have become blanks. */
const PREFIXED = /(?:^| )ghe ?((?:[0-9a-z] ?){9})(?: |$)/
/** What stands before a reference that is copied without its prefix. */
const LABEL = /^\s*(?:mã(?: đặt chỗ)?|booking|reference|ref|code)(?: code| reference| number)?\s*[:#]?\s+/iu

/**
 * Parses a typed reference, with O read as 0 and I or L as 1, also within a sentence. Returns undefined if it is invalid.
 */
export function readReference(typed: string): string | undefined {
  const found = PREFIXED.exec(fold(typed.slice(0, MAX_TYPED)))?.[1] ?? typed.replace(LABEL, "")
  const symbols = found
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  const readable = symbols.length === LENGTH && [...symbols].every((symbol) => SYMBOLS.includes(symbol))
  return readable ? written(symbols) : undefined
}

function written(symbols: string): string {
  return `GHE-${symbols.slice(0, 3)}-${symbols.slice(3, 6)}-${symbols.slice(6)}`
}
