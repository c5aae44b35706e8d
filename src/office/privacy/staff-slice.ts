import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { privacyMessages } from "./messages.ts"

export const privacy: StaffSlice = {
  messages: { privacy: privacyMessages },
  pages: [
    {
      name: "retention",
      area: "administration",
      path: "/retention",
      screen: lazy(() => import("./retention-screen.tsx")),
    },
    {
      name: "records",
      area: "administration",
      path: "/retention/records",
      screen: lazy(() => import("./records-screen.tsx")),
      noLayout: true,
    },
  ],
}
