import AccountBalanceIcon from "@mui/icons-material/AccountBalance"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { bankStatementMessages } from "./messages.ts"

export const bankStatements: StaffSlice = {
  messages: { bankStatements: bankStatementMessages },
  resources: [
    {
      name: "bank-statements",
      label: "bankStatements.name",
      area: "accounts",
      endpoint: "/bank-statements",
      list: lazy(() => import("./transaction-list-screen.tsx")),
      show: lazy(() => import("./transaction-screen.tsx")),
      menu: { group: "money", icon: AccountBalanceIcon, waiting: { state: "waiting" } },
    },
  ],
  pages: [
    {
      name: "statement-import",
      label: "bankStatements.import.title",
      area: "accounts",
      path: "/statement-import",
      screen: lazy(() => import("./import/import-screen.tsx")),
    },
  ],
}
