import AccountBalanceWalletIcon from "@mui/icons-material/AccountBalanceWallet"
import { lazy } from "react"
import { cashBookMessages } from "#domain/cash-book/staff-messages.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"

export const cashBook: StaffSlice = {
  messages: { cashBook: cashBookMessages },
  pages: [
    {
      name: "cashBook",
      area: "payments",
      path: "/cash-book",
      screen: lazy(() => import("./cash-book-screen.tsx")),
      menu: { group: "money", icon: AccountBalanceWalletIcon },
    },
    {
      name: "cashBookPrint",
      label: "cashBook.print",
      area: "accounts",
      path: "/cash-book/print",
      screen: lazy(() => import("./print-screen.tsx")),
      noLayout: true,
    },
  ],
}
