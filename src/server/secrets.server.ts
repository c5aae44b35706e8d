import { createHash, randomBytes } from "node:crypto"

/** A new secret of 256 random bits, to be given away once (security.md: opaque, only its SHA-256 is stored). */
export function newSecret(): string {
  return randomBytes(32).toString("base64url")
}

/** What is stored of a secret. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex")
}

/**
 * A name of 128 random bits in small letters and figures, for what is public but must not be guessed one from another.
 */
export function randomKey(): string {
  return BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString(36)
    .padStart(26, "0")
    .slice(-26)
}
