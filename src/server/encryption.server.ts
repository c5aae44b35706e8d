import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { siteSecret } from "#server/database/site-secret.server.ts"

const ALGORITHM = "aes-256-gcm"
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text with this database's secret, so that a table alone gives nothing away. `context` says whose it is: with
 * another one it can't be read.
 */
export async function encrypt(text: string, context: string): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, await key(), iv).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url")
}

/** @throws Error if it was encrypted in another context or with another secret */
export async function decrypt(stored: string, context: string): Promise<string> {
  const bytes = Buffer.from(stored, "base64url")
  const decipher = createDecipheriv(ALGORITHM, await key(), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8")
}

async function key(): Promise<Buffer> {
  return Buffer.from(hkdfSync("sha256", await siteSecret(), "", "encryption", 32))
}
