/** Normalising takes quadratic time if more combining marks follow each other (UAX #15, Stream-Safe Text Format). */
const TOO_MANY_MARKS = /\p{M}{31}/u

/** No address, number, reference or search is this long. Longer texts are left for the length check to refuse. */
const MAX_COMPACT = 2_000

export function canNormalise(text: string): boolean {
  return !TOO_MANY_MARKS.test(text)
}

/**
 * Returns an address, number, reference or search as it was meant: full-width characters become ordinary ones,
 * invisible characters and surrounding blanks disappear.
 */
export function readCompact(typed: string): string {
  if (typed.length > MAX_COMPACT || !canNormalise(typed)) return typed
  return typed.normalize("NFKC").replace(INVISIBLE, "").replaceAll("。", ".").trim()
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Returns a name or another line with ordinary spaces and without invisible characters, or '' if nothing is visible.
 * Joiners and tags stay, because Persian, Indic scripts and emoji need them.
 */
export function readLine(typed: string): string {
  return readContentLine(typed.replace(/\p{Zs}+/gu, " "))
}

/** The same for a line of the site's content, in which non-breaking spaces stay: they hold '70 $' together. */
export function readContentLine(typed: string): string {
  const line = typed
    .replace(/(?:(?!\u00A0)\p{Zs})+/gu, " ")
    .replace(NEEDLESS, "")
    .trim()
  return VISIBLE.test(line) ? line : ""
}

/** Returns a text with line feeds as its only line breaks, without other control characters and blanks around it. */
export function readText(typed: string): string {
  return typed.replace(/\r\n?/g, "\n").replace(OTHER_BREAK, "\n").replace(UNPRINTABLE, "").trim()
}

/** Returns a line with spaces for tabs and for what other programs end lines with. CR and LF stay, to be refused. */
export function readControls(typed: string): string {
  return typed.replace(OTHER_BREAK, " ").replace(/\t/g, " ").replace(UNPRINTABLE, "")
}

/** Vertical tab (Shift+Enter in Word), form feed, next line, line and paragraph separator. */
const OTHER_BREAK = /[\v\f\u0085\u2028\u2029]/g
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu

const NEEDLESS = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/gu
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Splits a text at its empty lines. Single line breaks stay within a paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

/** Templates mark blanks with brackets: 'We pick you up at [time]'. */
const BLANK = /\[[^\]\n]{1,40}\]/g

/** Returns the blanks of a template that were not filled in. */
export function blanksOf(text: string): string[] {
  return [...new Set(text.match(BLANK))]
}
