import ContactsIcon from "@mui/icons-material/Contacts"
import { lazy } from "react"
import type { PersonRow } from "#domain/people/people.ts"
import { personMessages } from "#domain/people/staff/messages.ts"
import { withDots } from "#lib/text/join-parts.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"

const found = ({ name, email, phone }: PersonRow & { id: string }) => ({
  title: name || email || phone,
  details: withDots(phone, email),
})

export const people: StaffSlice = {
  messages: { people: personMessages },
  resources: [
    {
      name: "people",
      area: "sales",
      endpoint: "/people",
      recordRepresentation: "name",
      list: lazy(() => import("./person-list-screen.tsx")),
      show: lazy(() => import("./person-screen.tsx")),
      menu: { group: "work", icon: ContactsIcon },
      found,
    },
  ],
}
