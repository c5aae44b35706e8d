import { and, lte } from "drizzle-orm"
import { redactAuditDetails } from "#server/database/audit-log.server.ts"
import { classify, countByMonth, type PersonalData } from "#server/database/personal-data.server.ts"
import { isOfNoGuest } from "./bank-statements.server.ts"
import { bankAllocations, bankColumns, bankTransactions } from "./bank-statements.table.server.ts"
import {
  clearedTexts,
  forgetOldTexts,
  forgetTextsNaming,
  forgetTextsOf,
  forgetTextsUndone,
  hasText,
} from "./forget-texts.server.ts"

const transactions = classify({
  table: bankTransactions,
  purpose: {
    name: { en: "Bank transactions", vi: "Giao dịch ngân hàng" },
    why: {
      en: "To know who has paid by bank transfer. Dates and amounts stay for the accounts; what payers and colleagues wrote is erased with its booking, or as long after the bank's day.",
      vi: "Để biết khách nào đã chuyển khoản. Ngày và số tiền được giữ cho sổ sách; nội dung chuyển khoản và ghi chú được xóa cùng đặt chỗ, hoặc sau cùng thời hạn kể từ ngày ngân hàng ghi.",
    },
    kept: "guests",
  },
  cleared: clearedTexts,
  // The payments that were made of it tell it in their notes.
  unexported: ["content", "bankReference", "ignoredReason"],
  others:
    "id bin account_number currency booked_on amount_minor balance_minor fingerprint nth position trace webhook_id assigned_minor is_credit decided_by decided_at created_at",
})

export const personalData: PersonalData = {
  tables: [
    transactions,
    { table: bankAllocations, others: "id transaction_id booking_id payment_id amount_minor is_link created_at" },
    { table: bankColumns, others: "bin account_number headings columns delimiter updated_at" },
  ],
  withBookings: {
    bankTransactions: {
      subject: "bank-transaction",
      eraseOld: forgetOldTexts,
      countOld: (until) =>
        countByMonth(
          bankTransactions,
          bankTransactions.bookedOn,
          and(lte(bankTransactions.bookedOn, until), hasText, isOfNoGuest),
        ),
    },
  },
  traces: [
    async ({ subject, ids, until }, transaction) => {
      if (subject !== "booking" || ids.length === 0) return
      await forgetTextsOf(ids, until, transaction)
      const undone = await forgetTextsUndone(ids, until, transaction)
      const named = await forgetTextsNaming(ids, until, transaction)
      // The log has the reasons of those that were left out.
      await redactAuditDetails(
        [...undone, ...named].map((id) => `bank-transaction:${id}`),
        transaction,
      )
    },
  ],
}
