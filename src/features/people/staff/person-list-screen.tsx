import { useTranslate } from "react-admin"
import type { PersonRow } from "#features/people/people.ts"
import { formatInstant } from "#i18n/format.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { StaffList } from "#staff/ui/list/staff-list.tsx"

/** Everybody who has booked, written or registered, the last in touch first. */
export default function PersonListScreen() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <StaffList<PersonRow & { id: string }>
      search="people.search"
      empty="people.empty"
      columns={[
        { name: "name", render: ({ name }) => name || translate("people.noName") },
        { name: "phone", noWrap: true, render: ({ phone }) => phone || translate("staff.none") },
        { name: "email", render: ({ email }) => email },
        { name: "bookings", isNumber: true, render: ({ bookings }) => bookings },
        { name: "enquiries", isNumber: true, render: ({ enquiries }) => enquiries },
        {
          name: "lastContactAt",
          noWrap: true,
          render: ({ lastContactAt }) => formatInstant(lastContactAt, language),
        },
      ]}
      card={{
        title: ({ name, email }) => name || email,
        details: ({ phone, email, bookings, enquiries }) =>
          [phone || email, translate("people.counts", { bookings, enquiries })].join(" · "),
      }}
    />
  )
}
