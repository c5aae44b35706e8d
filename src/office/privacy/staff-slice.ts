import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { privacyMessages } from "./messages.ts"

export const privacy: StaffSlice = {
  messages: { privacy: privacyMessages },
  pages: [
    { name: "retention", path: "/retention", screen: lazy(() => import("./retention-screen.tsx")) },
    {
      name: "records",
      path: "/retention/records",
      screen: lazy(() => import("./records-screen.tsx")),
      noLayout: true,
    },
  ],
}
