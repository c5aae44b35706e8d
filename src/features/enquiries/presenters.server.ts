import type { Consultation } from "./consultation/consultation.ts"
import type { ContactMessage } from "./contact/contact.ts"
import type { enquiries } from "./enquiries.table.server.ts"
import type { EnquiryTrip } from "./enquiry.ts"

export type EnquiryRecord = typeof enquiries.$inferSelect

/** The trip that a request for advice describes. The table requires these columns of its kind. */
export function presentTrip(row: EnquiryRecord): EnquiryTrip {
  return {
    reference: row.reference!,
    preferredContactMethod: row.preferredContactMethod!,
    preferredContactTime: row.preferredContactTime!,
    travelDates: { startDate: row.startDate, endDate: row.endDate, flexible: row.flexible! },
    numberOfTravelers: { adults: row.adults!, children: row.children! },
    budget: row.budget!,
    interests: row.interests!,
    tourReference: row.tour,
    source: row.source!,
  }
}

export function presentConsultation(row: EnquiryRecord): Consultation {
  return { ...presentMessage(row), ...presentTrip(row), referrerUrl: row.referrerUrl! }
}

export function presentMessage(row: EnquiryRecord): ContactMessage {
  const { id, status, doubtful, ownerId, note, name, email, phone, subject, message, language, network, userAgent } =
    row
  return {
    _id: id,
    ...{ status, doubtful, owner: ownerId, note, name, email, phone, subject, message, language },
    ...{ ipAddress: network, userAgent, version: row.version },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
