import BarChartIcon from "@mui/icons-material/BarChart"
import { lazy } from "react"
import { figureMessages } from "#domain/figures/staff/messages.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"

export const figures: StaffSlice = {
  messages: { figures: figureMessages },
  pages: [
    {
      name: "figures",
      area: "figures",
      path: "/figures",
      screen: lazy(() => import("./figures-screen.tsx")),
      menu: { group: "money", icon: BarChartIcon },
    },
  ],
}
