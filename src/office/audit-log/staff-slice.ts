import HistoryIcon from "@mui/icons-material/History"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { auditFields, auditLogMessages } from "./messages.ts"
import { refusedRequestMessages } from "./refused-requests-messages.ts"

export const auditLog: StaffSlice = {
  messages: { auditLog: auditLogMessages, refusedRequests: refusedRequestMessages },
  fields: auditFields,
  pages: [
    {
      name: "auditLog",
      path: "/audit-log",
      screen: lazy(() => import("./audit-log-screen.tsx")),
      menu: { group: "company", icon: HistoryIcon },
    },
    {
      name: "refusedRequests",
      area: "administration",
      path: "/refused-requests",
      screen: lazy(() => import("./refused-requests-screen.tsx")),
    },
  ],
}
