/** In a cell of text, a phone number is no formula. With an apostrophe nobody could copy it into a phone. */
const PHONE = /^\+[\d\s().-]+$/

/** Returns a text that no spreadsheet takes for a formula: `=`, `+`, `-` and `@` at its beginning get an apostrophe. */
export function inertText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !PHONE.test(text) ? `'${text}` : text
}
