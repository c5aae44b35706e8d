import { eq } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import { db } from "#server/database/database.server.ts"
import { changeEnquiry } from "./change-enquiry.server.ts"
import { requireEnquiry } from "./enquiries.server.ts"
import { enquiryAnswers } from "./enquiries.table.server.ts"

/** Corrects the address of an enquiry if a mail went to it, and tells whether it did. */
export async function correctEnquiryAddress(id: string, from: string, to: string, user: User): Promise<boolean> {
  const { email } = await requireEnquiry(id)
  if (email === to) return true
  if (email !== from) return false
  await changeEnquiry(id, { email: to }, user)
  return true
}

/** The same for the enquiry that an answer belongs to. */
export async function correctAnswerAddress(answerId: string, from: string, to: string, user: User): Promise<boolean> {
  const [answer] = await db.select().from(enquiryAnswers).where(eq(enquiryAnswers.id, answerId))
  if (!answer || !(await correctEnquiryAddress(answer.enquiryId, from, to, user))) return false
  await db.update(enquiryAnswers).set({ recipient: to }).where(eq(enquiryAnswers.id, answerId))
  return true
}
