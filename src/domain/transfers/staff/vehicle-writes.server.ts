import { asc, eq } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { missingTranslations } from "#domain/catalogue/rows/content-checks.server.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import type { StoredVehicle } from "#domain/transfers/transfer.ts"
import { presentVehicle } from "#domain/transfers/transfer-presenter.server.ts"
import { transferPrices, transfers, transferVehicles } from "#domain/transfers/transfers.table.server.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, type FieldError, invalid, notFound } from "#server/errors.server.ts"
import { parse } from "#server/http/validation.server.ts"
import { staffMessages } from "./messages.ts"
import { type VehicleEntry, vehicleEntry } from "./vehicle-entry.schema.ts"

type Written = { data: StoredVehicle; warnings: FieldError[] }

export async function listStoredVehicles(): Promise<StoredVehicle[]> {
  return (await db.select().from(transferVehicles).orderBy(asc(transferVehicles.seats))).map(stored)
}

/** @throws invalid if the code is in use */
export async function createVehicle({ code, ...entry }: VehicleEntry & { code: string }, user: User): Promise<Written> {
  const data = await writing(async (transaction) => {
    const values = { code, ...entry }
    const [row] = await transaction.insert(transferVehicles).values(values).onConflictDoNothing().returning()
    if (!row) throw invalid([{ field: "code", message: staffMessages.codeTaken }])
    await audit({ actor: user._id, action: "create", subject: auditSubject(code), after: stored(row) }, transaction)
    return stored(row)
  })
  return { data, warnings: missingTranslations(data) }
}

/** @throws notFound, invalid, conflict VERSION_CONFLICT */
export async function changeVehicle(
  code: string,
  {
    version,
    ...sent
  }: { [Field in keyof VehicleEntry]?: VehicleEntry[Field] | undefined } & { version?: number | undefined },
  user: User,
): Promise<Written> {
  const data = await writing(async (transaction) => {
    const before = await findVehicle(code, transaction)
    await checkStaffVersion({ subject: auditSubject(code) }, before, version, sent, transaction)
    const { name, seats, loads } = before
    const entry = parse(vehicleEntry, { name, seats, loads, ...sent }, staffMessages)
    if (!changedFields(entry, before).length) return before
    const next = { ...entry, version: before.version + 1, updatedAt: new Date() }
    await transaction.update(transferVehicles).set(next).where(eq(transferVehicles.code, code))
    const after = await findVehicle(code, transaction)
    await audit({ actor: user._id, action: "update", subject: auditSubject(code), before, after }, transaction)
    return after
  })
  return { data, warnings: missingTranslations(data) }
}

/** @throws notFound; conflict IN_USE with the transfers that have a price for it */
export async function removeVehicle(code: string, user: User): Promise<void> {
  await writing(async (transaction) => {
    const before = await findVehicle(code, transaction)
    const usedBy = await transaction
      .select({ _id: transfers.id, slug: transfers.slug })
      .from(transferPrices)
      .innerJoin(transfers, eq(transfers.id, transferPrices.transferId))
      .where(eq(transferPrices.vehicleCode, code))
      .orderBy(asc(transfers.slug))
    if (usedBy.length) throw conflict("IN_USE", staffMessages.vehicleInUse, { details: { usedBy } })
    await transaction.delete(transferVehicles).where(eq(transferVehicles.code, code))
    await audit({ actor: user._id, action: "delete", subject: auditSubject(code), before }, transaction)
  })
}

async function writing<T>(write: (transaction: Database) => Promise<T>): Promise<T> {
  try {
    return await transact((transaction) => withContentLock(transaction, write))
  } finally {
    clearCache()
  }
}

async function findVehicle(code: string, database: Database): Promise<StoredVehicle> {
  const [row] = await database.select().from(transferVehicles).where(eq(transferVehicles.code, code))
  if (!row) throw notFound("Vehicle")
  return stored(row)
}

function stored(row: typeof transferVehicles.$inferSelect): StoredVehicle {
  return { ...presentVehicle(row), version: row.version }
}

const auditSubject = (code: string) => `vehicle:${code}`
