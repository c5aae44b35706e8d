import QuickreplyIcon from "@mui/icons-material/Quickreply"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { presetFields, presetMessages } from "./messages.ts"

const Screen = lazy(() => import("./presets-screen.tsx"))

export const presets: StaffSlice = {
  messages: { presets: presetMessages },
  fields: presetFields,
  resources: [
    {
      name: "presets",
      endpoint: "/presets",
      list: Screen,
      edit: Screen,
      menu: { group: "company", icon: QuickreplyIcon },
    },
  ],
}
