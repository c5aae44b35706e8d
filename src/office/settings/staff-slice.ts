import SettingsIcon from "@mui/icons-material/Settings"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { settingsFields, settingsMessages } from "./messages.ts"

export const settings: StaffSlice = {
  messages: { settings: settingsMessages },
  fields: settingsFields,
  resources: [
    {
      name: "settings",
      area: "accounts",
      endpoint: "/settings/group",
      hasEditView: true,
      list: lazy(() => import("./settings-screen.tsx")),
      menu: { group: "company", icon: SettingsIcon },
    },
  ],
}
