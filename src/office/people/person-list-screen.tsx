import DownloadIcon from "@mui/icons-material/Download"
import type { PersonRow } from "#domain/people/people.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { EmailText } from "#office/ui/email-text.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { saveFile } from "#office/ui/save-file.ts"

/** Everybody who has booked, written, registered or waited for places, the last in touch first. */
export default function PersonListScreen() {
  const { translate, dateTime } = useWords()
  const may = useMay()
  return (
    <StaffList<PersonRow & { id: string }>
      search="people.search"
      {...(may("administration") && { toolbar: <SaveListButton /> })}
      empty="people.empty"
      columns={[
        { name: "name", render: ({ name }) => name || translate("people.noName") },
        {
          name: "phone",
          noWrap: true,
          render: ({ phone, email, chatName }) => phone || (!email && chatName) || translate("staff.none"),
        },
        { name: "email", render: ({ email }) => <EmailText email={email} /> },
        { name: "bookings", isNumber: true, render: ({ bookings }) => bookings },
        { name: "enquiries", isNumber: true, render: ({ enquiries }) => enquiries },
        { name: "waiting", isNumber: true, render: ({ waiting }) => waiting },
        {
          name: "lastContactAt",
          noWrap: true,
          render: ({ lastContactAt }) => dateTime(lastContactAt),
        },
      ]}
      card={{
        title: ({ name, email }) => name || email || translate("people.noName"),
        details: ({ phone, email, chatName, bookings, enquiries, waiting }) =>
          withDots(
            phone || email || chatName,
            translate("people.bookings", { smart_count: bookings }),
            translate("people.enquiries", { smart_count: enquiries }),
            waiting > 0 && translate("people.waiting", { smart_count: waiting }),
          ),
      }}
    />
  )
}

/** Saves everybody as a spreadsheet. The API lets administrators only, and records who took it. */
function SaveListButton() {
  const { run, isRunning } = useTask()
  const save = () => run(() => saveFile("/exports/people/sheet"))
  return <ActionButton label="people.saveList" startIcon={<DownloadIcon />} disabled={isRunning} onClick={save} />
}
