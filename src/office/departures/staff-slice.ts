import DirectionsBoatIcon from "@mui/icons-material/DirectionsBoat"
import { lazy } from "react"
import { boardingMessages } from "#domain/boarding/staff-messages.ts"
import { departureMessages } from "#domain/departures/staff/messages.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"

export const departures: StaffSlice = {
  messages: { departures: { ...departureMessages, ...boardingMessages } },
  resources: [
    {
      name: "departures",
      area: "guests",
      writes: "operations",
      endpoint: "/departures",
      list: lazy(() => import("./list/departure-list-screen.tsx")),
      show: lazy(() => import("./page/departure-screen.tsx")),
      menu: { group: "work", icon: DirectionsBoatIcon },
    },
  ],
  pages: [
    {
      name: "schedules",
      area: "operations",
      path: "/departures/schedules",
      screen: lazy(() => import("./schedules/schedules-screen.tsx")),
    },
    {
      name: "rides",
      area: "guests",
      path: "/departures/rides",
      screen: lazy(() => import("./rides/rides-screen.tsx")),
      noLayout: true,
    },
    {
      name: "day",
      area: "guests",
      path: "/departures/day",
      screen: lazy(() => import("./day/day-screen.tsx")),
      noLayout: true,
    },
    {
      name: "print",
      area: "guests",
      path: "/departures/:id/print",
      screen: lazy(() => import("./page/print-screen.tsx")),
      noLayout: true,
    },
  ],
}
