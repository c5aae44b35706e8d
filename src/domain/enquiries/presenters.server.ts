import { pick } from "#lib/data/pick.ts"
import type { Consultation } from "./consultation/consultation.ts"
import type { ContactMessage } from "./contact/contact.ts"
import type { enquiries } from "./enquiries.table.server.ts"
import { CHANNELS, type Channel, type Enquiry, type EnquiryTrip } from "./enquiry.ts"

export type EnquiryRecord = typeof enquiries.$inferSelect

/** The trip that a request for advice describes. The table requires these columns of its kind. */
export function presentTrip(row: EnquiryRecord): EnquiryTrip {
  return {
    reference: row.reference!,
    preferredContactMethod: row.preferredContactMethod!,
    preferredContactTime: row.preferredContactTime!,
    travelDates: { startDate: row.startDate, endDate: row.endDate, flexible: row.flexible! },
    numberOfTravelers: { adults: row.adults!, children: row.children!, childAges: row.childAges ?? [] },
    budget: row.budget!,
    interests: row.interests!,
    tourReference: row.tour,
    source: row.source!,
  }
}

/** What a question names of the trip that it is about. Null for other messages. */
export function presentAskedTour({ tour, startDate, adults, children }: EnquiryRecord): Enquiry["about"] {
  if (tour === null) return null
  return {
    tourReference: tour,
    travelDate: startDate,
    numberOfTravelers: adults === null ? null : { adults, children: children ?? 0 },
  }
}

/** The source of a message is how it reached the office. That of a request for advice is a page of the website. */
export function presentChannel({ kind, source }: Pick<EnquiryRecord, "kind" | "source">): Channel | null {
  return kind === "message" ? (CHANNELS.find((channel) => channel === source) ?? null) : null
}

export function presentConsultation(row: EnquiryRecord): Consultation {
  return { ...presentMessage(row), ...presentTrip(row), referrerUrl: row.referrerUrl! }
}

export function presentMessage(row: EnquiryRecord): ContactMessage {
  return {
    _id: row.id,
    owner: row.ownerId,
    ...pick(row, "status", "doubtful", "note", "name", "email", "phone", "subject", "message", "language"),
    ...pick(row, "userAgent", "version"),
    ipAddress: row.network,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
