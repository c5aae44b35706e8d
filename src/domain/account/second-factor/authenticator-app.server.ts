import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm"
import { Secret, TOTP } from "otpauth"
import { siteName } from "#server/config/running-config.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { decrypt, encrypt } from "#server/encryption.server.ts"
import { qrDataUrl } from "#server/qr-code.server.ts"
import { authenticatorApps } from "./second-factor.table.server.ts"
import type { AppSetup } from "./second-factor.ts"

/** Steps of 30 seconds that a phone's clock may be wrong. */
const DRIFT = 1

/** Time to confirm a new secret. */
const SET_UP_MS = 15 * 60_000

/** Makes a new secret for an app. It replaces the one in use when `confirmApp` is called with a code of it. */
export async function startApp({ _id: userId, email }: { _id: string; email: string }): Promise<AppSetup> {
  const secret = new Secret({ size: 20 })
  const pendingSecret = await encrypt(JSON.stringify({ secret: secret.base32, until: Date.now() + SET_UP_MS }), userId)
  await db
    .insert(authenticatorApps)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: { pendingSecret } })
  const uri = new TOTP({ issuer: siteName(), label: email, secret }).toString()
  return { secret: secret.base32, uri, qrCode: await qrDataUrl(uri, 264, { margin: 1 }) }
}

/** Uses a right code up, within a transaction. Returns false if it was used already. */
export type UseCode = (transaction: Database) => Promise<boolean>

/** Returns how to take the app into use by a code of its new secret, or undefined for a wrong code. */
export async function confirmApp(userId: string, code: string): Promise<UseCode | undefined> {
  const pendingSecret = (await findApp(userId))?.pendingSecret
  if (!pendingSecret) return undefined
  const { secret, until } = JSON.parse(await decrypt(pendingSecret, userId)) as { secret: string; until: number }
  const step = until > Date.now() ? stepOf(code, secret) : undefined
  if (step === undefined) return undefined
  const encrypted = await encrypt(secret, userId)
  return async (transaction) => {
    const confirmed = { secret: encrypted, pendingSecret: null, lastStep: step, confirmedAt: new Date() }
    const isPending = and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.pendingSecret, pendingSecret))
    return isChanged(await transaction.update(authenticatorApps).set(confirmed).where(isPending).returning())
  }
}

/** Ends the set-up of an app that was begun with another password. */
export async function cancelAppSetup(userId: string, transaction: Database): Promise<void> {
  await transaction.update(authenticatorApps).set({ pendingSecret: null }).where(eq(authenticatorApps.userId, userId))
}

/** Returns how to use a code of the app, or undefined for a wrong code. */
export async function checkAppCode(userId: string, code: string): Promise<UseCode | undefined> {
  const secret = (await findApp(userId))?.secret
  const step = secret ? stepOf(code, await decrypt(secret, userId)) : undefined
  if (!secret || step === undefined) return undefined
  return async (transaction) => {
    const { lastStep } = authenticatorApps
    const isNew = and(
      eq(authenticatorApps.userId, userId),
      eq(authenticatorApps.secret, secret),
      or(isNull(lastStep), lt(lastStep, step)),
    )
    return isChanged(await transaction.update(authenticatorApps).set({ lastStep: step }).where(isNew).returning())
  }
}

/** Returns whether there was an app in use. */
export async function removeApp(userId: string, transaction: Database): Promise<boolean> {
  const deleted = await transaction.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId)).returning()
  return deleted.some(({ secret }) => secret !== null)
}

export async function findConfirmedApp(userId: string, database: Database = db) {
  const isConfirmed = and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.secret))
  const [app] = await database.select().from(authenticatorApps).where(isConfirmed)
  return app
}

async function findApp(userId: string) {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  return app
}

/** Returns the time step of a code, now or within the drift. */
function stepOf(token: string, base32: string): number | undefined {
  const secret = Secret.fromBase32(base32)
  const timestamp = Date.now()
  const delta = TOTP.validate({ secret, token, timestamp, window: DRIFT })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}

const isChanged = (rows: unknown[]) => rows.length > 0
