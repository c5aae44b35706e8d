import passwords from "./common-passwords.json" with { type: "json" }

/** From zxcvbn's list (MIT): the top 3,000, the longer ones of the next 46,000, and common Vietnamese choices. */
const COMMON = new Set(passwords)

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return [lower, repeatedPart(lower), lower.replace(/[^\p{L}]+$/u, "")].some((part) => COMMON.has(part))
}

function repeatedPart(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1))
}
