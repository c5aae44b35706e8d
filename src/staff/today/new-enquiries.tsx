import type { EnquiryRow } from "#features/enquiries/enquiry.ts"
import { formatInstant } from "#i18n/format.ts"
import { ListRow } from "#staff/ui/list-row.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { TodayCard } from "./today-card.tsx"

/** Unanswered consultation requests and messages, oldest first. */
export function NewEnquiries() {
  const language = useStaffLanguage()
  return (
    <TodayCard<EnquiryRow & { id: string }>
      title="staff.todayScreen.enquiries"
      none="staff.todayScreen.noEnquiries"
      resource="enquiries"
      filter={{ status: "new" }}
      sort="waiting"
      row={({ id, subject, name, createdAt }) => (
        <ListRow
          key={id}
          to={`/staff/enquiries/${id}/show`}
          title={subject}
          lines={[`${name} · ${formatInstant(createdAt, language)}`]}
        />
      )}
    />
  )
}
