import { eq } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import { changeConsultation } from "#features/consultations/staff/consultation-list.server.ts"
import { changeMessage } from "#features/contact/contact.server.ts"
import { db } from "#server/database/database.server.ts"
import { findEither } from "./answers.server.ts"
import { enquiryAnswers } from "./enquiries.table.server.ts"

/** Corrects the address of an enquiry if a mail went to it, and tells whether it did. */
export async function correctEnquiryAddress(id: string, from: string, to: string, user: User): Promise<boolean> {
  const { consultation, message } = await findEither(id)
  const { email } = consultation ?? message
  if (email === to) return true
  if (email !== from) return false
  if (consultation) await changeConsultation(id, { email: to }, user)
  else await changeMessage(id, { email: to }, user)
  return true
}

/** The same for the enquiry that an answer belongs to. */
export async function correctAnswerAddress(answerId: string, from: string, to: string, user: User): Promise<boolean> {
  const [answer] = await db.select().from(enquiryAnswers).where(eq(enquiryAnswers.id, answerId))
  const id = answer?.consultationId ?? answer?.messageId
  if (!id || !(await correctEnquiryAddress(id, from, to, user))) return false
  await db.update(enquiryAnswers).set({ recipient: to }).where(eq(enquiryAnswers.id, answerId))
  return true
}
