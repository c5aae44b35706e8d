/** The shortest number of a subscriber, and the longest with its country, a prefix for abroad and a zero in brackets. */
const [SHORTEST, LONGEST] = [7, 18]

/** What people write between two numbers. A dash between blanks is one; within a number it has none. */
const BETWEEN = /[/,;|&\\]|\s[-–—]\s|\p{L}+/u

/** At most seven digits: a longer one is another number. */
const EXTENSION = /(?:ext\.?|x|máy lẻ)\s*\d{1,7}$/iu

const digitsOf = (text: string): number => text.replace(/\D/g, "").length

/** Returns the first phone number of a text that may hold several, such as '0912 345 678 / 0987 654 321'. */
export function firstNumber(written: string): string {
  const found = written.split(BETWEEN).find((part) => digitsOf(part) >= SHORTEST)
  return found?.trim() ?? written
}

/** Returns whether a text holds more than one phone number. */
export function hasTwoNumbers(written: string): boolean {
  const parts = written
    .trim()
    .replace(EXTENSION, "")
    .split(BETWEEN)
    .filter((part) => digitsOf(part) >= SHORTEST)
  return parts.length > 1 || parts.some((part) => digitsOf(part) > LONGEST)
}
