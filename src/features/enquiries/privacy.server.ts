import { asc, eq } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { enquiryAnswers } from "./enquiries.table.server.ts"

export type SentAnswer = { subject: string; text: string; createdAt: string }

/** Returns what staff have answered to an address. Answers are deleted with the enquiry. */
export async function findAnswersToPerson(email: string): Promise<SentAnswer[]> {
  const rows = await db
    .select()
    .from(enquiryAnswers)
    .where(eq(enquiryAnswers.recipient, email))
    .orderBy(asc(enquiryAnswers.createdAt))
  return rows.map(({ subject, text, createdAt }) => ({ subject, text, createdAt: createdAt.toISOString() }))
}
