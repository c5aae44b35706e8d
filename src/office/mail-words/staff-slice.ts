import DraftsIcon from "@mui/icons-material/Drafts"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { mailWordsMessages } from "./messages.ts"

export const mailWords: StaffSlice = {
  messages: { mailWords: mailWordsMessages },
  mails: { "mail-test": { en: "Test of an email", vi: "Email gửi thử" } },
  resources: [
    {
      name: "mail-words",
      label: "mailWords.name",
      endpoint: "/mail-words",
      list: lazy(() => import("./mail-list-screen.tsx")),
      show: lazy(() => import("./mail-screen.tsx")),
      menu: { group: "company", icon: DraftsIcon },
    },
  ],
}
