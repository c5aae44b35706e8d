import { and, eq } from "drizzle-orm"
import { Secret } from "otpauth"
import { type Database, db } from "#server/database/database.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import type { UseCode } from "./authenticator-app.server.ts"
import { recoveryCodes } from "./second-factor.table.server.ts"

const CODES = 10
/** 80 bits, 16 characters: nobody finds one by its hash. */
const CODE_BYTES = 10
const CODE = /^[A-Z2-7]{16}$/

/** Replaces all codes of an account. Returns the new ones, which are not stored as such. */
export async function renewRecoveryCodes(userId: string, transaction: Database): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => new Secret({ size: CODE_BYTES }).base32)
  await removeRecoveryCodes(userId, transaction)
  await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashSecret(code) })))
  return codes.map((code) => code.replace(/(?<=.)(?=(.{4})+$)/g, "-"))
}

export async function removeRecoveryCodes(userId: string, transaction: Database): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export function countRecoveryCodes(userId: string, database: Database = db): Promise<number> {
  return database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
}

/** Returns a recovery code as it was made, or undefined if it can't be one. Base 32 has no 0, 1 and 8. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters: Record<string, string> = { 0: "O", 1: "I", 8: "B" }
  const code = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/[018]/g, (digit) => letters[digit]!)
  return CODE.test(code) ? code : undefined
}

/** Returns how to use a recovery code, or undefined for a wrong one. */
export async function checkRecoveryCode(userId: string, code: string): Promise<UseCode | undefined> {
  const isTheirs = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashSecret(code)))
  if ((await db.$count(recoveryCodes, isTheirs)) === 0) return undefined
  return async (transaction) => (await transaction.delete(recoveryCodes).where(isTheirs).returning()).length > 0
}
