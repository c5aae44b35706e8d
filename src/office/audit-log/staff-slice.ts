import HistoryIcon from "@mui/icons-material/History"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { auditFields, auditLogMessages } from "./messages.ts"

export const auditLog: StaffSlice = {
  messages: { auditLog: auditLogMessages },
  fields: auditFields,
  pages: [
    {
      name: "auditLog",
      area: "administration",
      path: "/audit-log",
      screen: lazy(() => import("./audit-log-screen.tsx")),
      menu: { group: "company", icon: HistoryIcon },
    },
  ],
}
