import { inArray } from "drizzle-orm"
import { classify, type PersonalData } from "#server/database/personal-data.server.ts"
import { bankAllocations, bankColumns, bankTransactions } from "./bank-statements.table.server.ts"

const transactions = classify({
  table: bankTransactions,
  purpose: {
    name: { en: "Bank transactions", vi: "Giao dịch ngân hàng" },
    why: {
      en: "To know who has paid by bank transfer. Dates and amounts stay for the accounts; what payers wrote is erased with their booking.",
      vi: "Để biết khách nào đã chuyển khoản. Ngày và số tiền được giữ cho sổ sách; nội dung chuyển khoản bị xóa cùng đặt chỗ.",
    },
    kept: "guests",
  },
  cleared: { content: "", bankReference: "" },
  // The payments that were made of it tell it in their notes.
  unexported: ["content", "bankReference"],
  others:
    "id bin account_number currency booked_on amount_minor balance_minor fingerprint nth webhook_id assigned_minor is_credit ignored_reason decided_by decided_at created_at",
})

export const personalData: PersonalData = {
  tables: [
    transactions,
    { table: bankAllocations, others: "id transaction_id booking_id payment_id amount_minor is_link created_at" },
    { table: bankColumns, others: "bin account_number headings columns updated_at" },
  ],
  traces: [
    // The fingerprint stays, so that another import of the statement adds nothing.
    async ({ subject, ids }, transaction) => {
      if (subject !== "booking" || ids.length === 0) return
      const paid = transaction
        .select({ id: bankAllocations.transactionId })
        .from(bankAllocations)
        .where(inArray(bankAllocations.bookingId, ids))
      await transaction
        .update(bankTransactions)
        .set({ content: "", bankReference: "" })
        .where(inArray(bankTransactions.id, paid))
    },
  ],
}
