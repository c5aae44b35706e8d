import { ACCOUNTS, PAYMENTS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { cashHandOverLines, cashHandOvers, tillEntries } from "./cash-book.table.server.ts"
import { cashBookRoutes } from "./routes.server.ts"

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
      {
        table: tillEntries,
        others: "id kind amount_minor currency entered_on reason expected_minor recorded_by created_at",
      },
    ],
  },
}
