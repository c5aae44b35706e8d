import SpellcheckIcon from "@mui/icons-material/Spellcheck"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { synonymMessages } from "./messages.ts"

export const synonyms: StaffSlice = {
  messages: { synonyms: synonymMessages },
  resources: [
    {
      name: "synonyms",
      area: "content",
      endpoint: "/synonyms",
      list: lazy(() => import("./synonym-list-screen.tsx")),
      menu: { group: "content", icon: SpellcheckIcon, unless: "settings" },
    },
  ],
}
