import { randomInt } from "node:crypto"
import { type SQL, sql } from "drizzle-orm"
import { fold } from "#lib/text/fold.ts"
import { bookings } from "./bookings.table.server.ts"

/** Crockford's Base32 without A and E, to avoid accidental words. */
const SYMBOLS = "0123456789BCDFGHJKMNPQRSTVWXYZ"
/** At 4.9 bits each, nine symbols are the fewest with the 40 bits required by booking-rules.md. */
const LENGTH = 9
const CODE = new RegExp(`^[${SYMBOLS}]{${LENGTH}}$`)
/** Longer than the sentences of our mails. */
const MAX_TYPED = 500

/** Returns a reference such as GHE-7K3-M9Q-XDT. */
export function newReference(prefix: string): string {
  const symbols = Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join("")
  return `${prefix}-${inThrees(symbols)}`
}

/** What stands before a reference that is copied without its prefix. */
const LABEL = /^\s*(?:mã(?: đặt chỗ)?|booking|reference|ref|code)(?: code| reference| number)?\s*[:#]?\s+/iu
/** With any prefix, because a company may change its own. Accents in the code would be a name's. */
const WHOLE = /^(?:\p{L}{2,5})?([0-9A-Z]{9})$/iu

/**
 * Parses a typed reference, with O read as 0 and I or L as 1. With its `prefix` it is found within a sentence too.
 * Returns its code, such as 7K3-M9Q-XDT, or undefined if it is invalid.
 */
export function readReference(typed: string, prefix?: string): string | undefined {
  const text = typed.slice(0, MAX_TYPED)
  const found = (prefix && findWithin(fold(text), fold(prefix))) ?? WHOLE.exec(compact(text.replace(LABEL, "")))?.[1]
  const symbols = found?.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1")
  return symbols && isCode(symbols) ? inThrees(symbols) : undefined
}

function findWithin(folded: string, prefix: string): string | undefined {
  return new RegExp(`(?:^| )${prefix} ?((?:[0-9a-z] ?){9})(?: |$)`).exec(folded)?.[1]?.replaceAll(" ", "")
}

/** The most codes that one text is searched for. Those behind the prefix come first. */
const MAX_CODES = 24
const HAS_LETTER = /[B-DF-HJKMNP-TV-Z]/

/**
 * Returns what may be a code anywhere in a text, whatever a bank has put before, between and behind: hyphens and spaces
 * don't count, nor does O for 0. Figures alone are one behind the prefix only; elsewhere they are numbers of accounts.
 */
export function codesWithin(text: string, prefix: string): string[] {
  const symbols = asSymbols(text)
  const before = asSymbols(prefix)
  const starts = Array.from({ length: Math.max(0, symbols.length - LENGTH + 1) }, (_, at) => at)
  const found = starts
    .map((at) => ({ code: symbols.slice(at, at + LENGTH), isNamed: before !== "" && symbols.endsWith(before, at) }))
    .filter(({ code, isNamed }) => isCode(code) && (isNamed || HAS_LETTER.test(code)))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
  return [...new Set(found.map(({ code }) => inThrees(code)))].slice(0, MAX_CODES)
}

/** Returns a function that says whether a text has most of a code, as after a typing error. */
export function findMostIn(text: string): (code: string) => boolean {
  const symbols = asSymbols(text)
  return (code) => {
    const meant = code.replaceAll("-", "")
    const has = (from: number, to: number) => symbols.includes(meant.slice(from, to))
    return has(0, 5) || has(4, 9) || (has(0, 4) && has(5, 9))
  }
}

/** Places behind the prefix that are read as a code with a mistake, of one text. */
const MAX_MISSPELT = 2

/** Returns the codes that a text may mean behind the prefix, if one symbol is wrong, missing or too many there. */
export function misspeltCodes(text: string, prefix: string): string[] {
  const [symbols, before] = [asSymbols(text), asSymbols(prefix)]
  if (before === "") return []
  const written = symbols.split(before).slice(1, MAX_MISSPELT + 1)
  return written.flatMap((after) => {
    const places = Array.from({ length: LENGTH }, (_, at) => at)
    const wrong = places.flatMap((at) =>
      [...SYMBOLS].flatMap((symbol) => [
        after.slice(0, at) + symbol + after.slice(at + 1, LENGTH),
        after.slice(0, at) + symbol + after.slice(at, LENGTH - 1),
      ]),
    )
    const tooMany = places.map((at) => after.slice(0, at) + after.slice(at + 1, LENGTH + 1))
    return [...wrong, ...tooMany].filter(isCode).map(inThrees)
  })
}

const isCode = (symbols: string) => CODE.test(symbols)

/** Returns the letters and digits of a text as they are in codes. */
function asSymbols(text: string): string {
  const letters = fold(text.slice(0, MAX_TYPED)).replace(/[^a-z\d]/g, "")
  return letters.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1")
}

function compact(text: string): string {
  return text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]/gu, "")
}

/** A code and its hyphens. The index `bookings_by_code` has the same number. */
const CODE_LENGTH = LENGTH + 2

/** Returns the code that a reference ends with, such as 7K3-M9Q-XDT. */
export const codeOf = (reference: string): string => reference.slice(-CODE_LENGTH)

/** Matches the bookings that have one of these codes, with whatever prefix. */
export function hasCode(...codes: string[]): SQL {
  return sql`right(${bookings.reference}, ${sql.raw(`${CODE_LENGTH}`)}) = any(${sql.param(codes)}::text[])`
}

export function inThrees(symbols: string): string {
  return `${symbols.slice(0, 3)}-${symbols.slice(3, 6)}-${symbols.slice(6)}`
}
