import QuickreplyIcon from "@mui/icons-material/Quickreply"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { presetFields, presetMessages } from "./messages.ts"

export const presets: StaffSlice = {
  messages: { presets: presetMessages },
  fields: presetFields,
  resources: [
    {
      name: "presets",
      endpoint: "/presets",
      list: lazy(() => import("./presets-screen.tsx")),
      menu: { group: "company", icon: QuickreplyIcon },
    },
  ],
}
