import { and, lte, ne } from "drizzle-orm"
import { ACCOUNTS, PAYMENTS } from "#server/auth/roles.server.ts"
import { classify, countByMonth } from "#server/database/personal-data.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { cashHandOverLines, cashHandOvers, tillEntries } from "./cash-book.table.server.ts"
import { cashBookRoutes } from "./routes.server.ts"
import { forgetOldReasons } from "./till.server.ts"

/** Money of the day: what came in and went out, the till, and the cash that guides and drivers hand over. */
export const cashBookSlice: ServerSlice = {
  endpoints: {
    "/cash-book": {
      group: "Cash book",
      routes: cashBookRoutes,
      access: {
        "GET /": ACCOUNTS,
        "GET /collected": PAYMENTS,
        "GET /choices": PAYMENTS,
        "POST /hand-overs": ACCOUNTS,
        "POST /hand-overs/:id/undo": ACCOUNTS,
        "POST /entries": ACCOUNTS,
        "POST /entries/:id/undo": ACCOUNTS,
      },
    },
  },
  personalData: {
    tables: [
      { table: cashHandOvers, others: "id person handed_on recorded_by created_at" },
      { table: cashHandOverLines, others: "payment_id hand_over_id" },
      classify({
        table: tillEntries,
        purpose: {
          name: { en: "Entries of the till", vi: "Thu chi tiền mặt" },
          why: {
            en: "To know what is in the till. Dates and amounts stay for the accounts; reasons, which may name people, are erased.",
            vi: "Để biết quỹ tiền mặt còn bao nhiêu. Ngày và số tiền được giữ cho sổ sách; lý do có thể nêu tên người thì bị xóa.",
          },
          kept: "guests",
        },
        cleared: { reason: "" },
        // A colleague wrote it, and no guest is known by it.
        unexported: ["reason"],
        others: "id kind amount_minor currency entered_on expected_minor recorded_by created_at",
      }),
    ],
    withBookings: {
      tillEntries: {
        subject: "till-entry",
        eraseOld: forgetOldReasons,
        countOld: (until) =>
          countByMonth(
            tillEntries,
            tillEntries.enteredOn,
            and(lte(tillEntries.enteredOn, until), ne(tillEntries.reason, "")),
          ),
      },
    },
  },
}
