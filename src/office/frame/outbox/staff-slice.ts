import MailIcon from "@mui/icons-material/Mail"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"

export const outbox: StaffSlice = {
  resources: [
    {
      name: "outbox",
      area: "guests",
      label: "staff.mailQueue.name",
      endpoint: "/outbox",
      list: lazy(() => import("./outbox-screen.tsx")),
      menu: { group: "company", icon: MailIcon },
    },
  ],
}
