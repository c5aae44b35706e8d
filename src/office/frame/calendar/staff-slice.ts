import CalendarMonthIcon from "@mui/icons-material/CalendarMonth"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { calendarMessages } from "./messages.ts"

export const calendar: StaffSlice = {
  messages: { calendar: calendarMessages },
  pages: [
    {
      name: "calendar",
      area: "guests",
      path: "/calendar",
      screen: lazy(() => import("./calendar-screen.tsx")),
      menu: { group: "work", icon: CalendarMonthIcon },
    },
  ],
}
