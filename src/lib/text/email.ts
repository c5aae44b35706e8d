import { readCompact } from "./typed-text.ts"

/** The limit of RFC 5321. It also keeps the address small enough for the index. */
export const MAX_EMAIL = 254

/**
 * Source: spec §5, without characters that mail programs read as several addresses, as a name, or as an option.
 * In its own file, so that importing it loads no validator. Each character fits one part only, so matching is linear.
 */
export const EMAIL_PATTERN =
  /^[^\s@<>()[\]:;,"\\-][^\s@<>()[\]:;,"\\]*@[^\s@.<>()[\]:;,"\\]+(\.[^\s@.<>()[\]:;,"\\]+)+$/

/** Returns the address without invisible characters, in lower case, full-width characters read as ordinary ones. */
export function readEmail(typed: string): string {
  return readCompact(typed).toLowerCase()
}

/** Returns whether a text that `readEmail` returned is an address. */
export function isEmail(address: string): boolean {
  return address.length <= MAX_EMAIL && EMAIL_PATTERN.test(address)
}
