import type { Consultation } from "./consultation.ts"
import type { consultations } from "./consultations.table.server.ts"

export function presentConsultation(row: typeof consultations.$inferSelect): Consultation {
  const { reference, status, doubtful, note, name, email, phone, subject, message } = row
  const { preferredContactMethod, preferredContactTime, budget, interests, source, referrerUrl, language } = row
  return {
    _id: row.id,
    owner: row.ownerId,
    ...{ reference, status, doubtful, note, name, email, phone, subject, message },
    ...{ preferredContactMethod, preferredContactTime },
    travelDates: { startDate: row.startDate, endDate: row.endDate, flexible: row.flexible },
    numberOfTravelers: { adults: row.adults, children: row.children },
    ...{ budget, interests },
    tourReference: row.tour,
    ...{ source, referrerUrl, language },
    ipAddress: row.network,
    userAgent: row.userAgent,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
