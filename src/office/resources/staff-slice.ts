import BadgeIcon from "@mui/icons-material/Badge"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { partnerMessages, resourceFields, resourceMessages } from "./messages.ts"

export const resources: StaffSlice = {
  messages: { resources: resourceMessages, partners: partnerMessages },
  fields: resourceFields,
  resources: [
    {
      name: "resources",
      area: "operations",
      endpoint: "/resources",
      recordRepresentation: "name",
      list: lazy(() => import("./resource-list-screen.tsx")),
      show: lazy(() => import("./resource-screen.tsx")),
      menu: { group: "work", icon: BadgeIcon },
    },
    {
      name: "partners",
      area: "operations",
      endpoint: "/partners",
      list: lazy(() => import("./partner-list-screen.tsx")),
    },
  ],
}
