import { asc, sql } from "drizzle-orm"
import type { StaffRows } from "#domain/catalogue/rows/staff-rows.server.ts"
import { db } from "#server/database/database.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"
import { messages } from "./messages.ts"
import type { Partner } from "./resource.ts"
import { type PartnerEntry, partnerSchemas } from "./resource-entry.schema.ts"
import { partners } from "./resources.table.server.ts"

const presentPartner = ({ id, updatedAt, ...row }: typeof partners.$inferSelect): Partner => ({ _id: id, ...row })

export const partnerRows: StaffRows<PartnerEntry, Partner> = {
  kind: "partner",
  name: "Partner",
  table: partners,
  ...partnerSchemas,
  defaults: { phone: "", zalo: "", email: "", note: "", isArchived: false },
  messages,
  present: presentPartner,
}

const MAX_PARTNERS = 500

/** Returns all partners by name, the archived ones last. */
export async function listPartners(): Promise<Partner[]> {
  const rows = await db
    .select()
    .from(partners)
    .orderBy(asc(partners.isArchived), vietnameseOrder(sql`${partners.name}`), asc(partners.id))
    .limit(MAX_PARTNERS)
  return rows.map(presentPartner)
}
