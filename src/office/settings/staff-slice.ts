import SettingsIcon from "@mui/icons-material/Settings"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { settingsFields } from "./field-messages.ts"
import { settingsMessages } from "./messages.ts"

const Screen = lazy(() => import("./settings-screen.tsx"))

export const settings: StaffSlice = {
  messages: { settings: settingsMessages },
  fields: settingsFields,
  resources: [
    {
      name: "settings",
      area: "accounts",
      endpoint: "/settings/group",
      hasEditView: true,
      list: Screen,
      edit: Screen,
      menu: { group: "company", icon: SettingsIcon },
    },
  ],
}
