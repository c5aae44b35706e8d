import AirportShuttleIcon from "@mui/icons-material/AirportShuttle"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { contentResource } from "#office/ui/content/content-resource.ts"
import { transferMessages, vehicleMessages } from "./editor/messages.ts"

export const transfers: StaffSlice = {
  messages: { transfers: transferMessages, vehicles: vehicleMessages },
  resources: [
    contentResource({
      name: "transfers",
      area: "content",
      endpoint: "/transfers",
      always: { view: "edit" },
      screens: async () => (await import("./editor/transfer-screens.tsx")).transferScreens,
      menu: { group: "content", icon: AirportShuttleIcon },
      foundAt: "/transfer/",
    }),
  ],
  pages: [
    { name: "vehicles", area: "content", path: "/vehicles", screen: lazy(() => import("./editor/vehicle-screen.tsx")) },
  ],
}
