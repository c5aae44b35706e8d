/** Returns a text that no spreadsheet takes for a formula: `=`, `+`, `-` and `@` at its beginning get an apostrophe. */
export function inertText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
