import { createHash, randomBytes } from "node:crypto"

/** Returns 256 random bits to give away once. Store only their SHA-256 (docs/security.md). */
export function newSecret(): string {
  return randomBytes(32).toString("base64url")
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex")
}

/** Returns 128 random bits in lower case and digits, for public names that must not be guessable. */
export function randomKey(): string {
  return BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString(36)
    .padStart(26, "0")
    .slice(-26)
}
