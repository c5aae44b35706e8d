import { inArray, or } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { enquiryAnswers } from "./enquiries.table.server.ts"

/** Returns the answers to consultations and messages. They are deleted with the enquiry. */
export async function findAnswerIds(enquiryIds: string[], transaction: Database): Promise<string[]> {
  const { id, consultationId, messageId } = enquiryAnswers
  const ofEnquiry = or(inArray(consultationId, enquiryIds), inArray(messageId, enquiryIds))
  const rows = await transaction.select({ id }).from(enquiryAnswers).where(ofEnquiry)
  return rows.map((row) => row.id)
}
