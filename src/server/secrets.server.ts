import { createHash, randomBytes } from "node:crypto"

/** A new secret of 256 random bits, to be given away once (security.md: opaque, only its SHA-256 is stored). */
export function newSecret(): string {
  return randomBytes(32).toString("base64url")
}

/** What is stored of a secret. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex")
}
