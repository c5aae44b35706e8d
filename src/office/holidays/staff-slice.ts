import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { holidayMessages } from "./messages.ts"

export const holidays: StaffSlice = {
  messages: { holidays: holidayMessages },
  resources: [
    {
      name: "holidays",
      area: "operations",
      endpoint: "/holidays",
      list: lazy(() => import("./holiday-list-screen.tsx")),
    },
  ],
}
