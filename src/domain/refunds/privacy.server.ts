import { and, inArray, lte } from "drizzle-orm"
import * as z from "zod"
import { classify, exportRows, type PersonalData } from "#server/database/personal-data.server.ts"
import { instant } from "#server/openapi/shapes.server.ts"
import { ACCOUNT_DAYS, REFUND_WAYS } from "./refund.ts"
import { refundAccounts } from "./refund-accounts.table.server.ts"

const text = z.string()
const exported = z.strictObject({
  way: z.enum(REFUND_WAYS),
  bin: text,
  bankName: text,
  accountNumber: text,
  holder: text,
  note: text,
  updatedAt: instant,
})

export const personalData: PersonalData = {
  tables: [
    classify({
      table: refundAccounts,
      purpose: {
        name: { en: "Accounts for refunds", vi: "Tài khoản nhận tiền hoàn" },
        why: {
          en: "To give guests their money back. They enter the account themselves.",
          vi: "Để hoàn tiền cho khách. Khách tự nhập tài khoản.",
        },
        kept: {
          en: `${ACCOUNT_DAYS} days after nothing is owed any more`,
          vi: `${ACCOUNT_DAYS} ngày sau khi không còn khoản phải hoàn`,
        },
      },
      deleted: ["bin", "bankName", "accountNumber", "holder", "note"],
      others: "booking_id way begun_at begun_by version updated_at",
    }),
  ],
  exports: {
    refundAccounts: {
      shape: z.array(exported),
      find: ({ bookingIds }) => {
        const names = ["way", "bin", "bankName", "accountNumber", "holder", "note", "updatedAt"] as const
        return exportRows(
          refundAccounts,
          names,
          inArray(refundAccounts.bookingId, bookingIds),
          refundAccounts.updatedAt,
        )
      },
    },
  },
  traces: [
    async ({ subject, ids, until }, transaction) => {
      const { bookingId, updatedAt } = refundAccounts
      const isOld = until && lte(updatedAt, until)
      if (subject === "booking") await transaction.delete(refundAccounts).where(and(inArray(bookingId, ids), isOld))
    },
  ],
}
