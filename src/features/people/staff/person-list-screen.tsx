import DownloadIcon from "@mui/icons-material/Download"
import { useState } from "react"
import { type HttpError, useNotify, usePermissions, useTranslate } from "react-admin"
import type { PersonRow } from "#features/people/people.ts"
import { formatDateTime } from "#i18n/format.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { callApi } from "#staff/http.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { EmailText } from "#staff/ui/email-text.tsx"
import { StaffList } from "#staff/ui/list/staff-list.tsx"

/** Everybody who has booked, written, registered or waited for places, the last in touch first. */
export default function PersonListScreen() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { permissions } = usePermissions()
  return (
    <StaffList<PersonRow & { id: string }>
      search="people.search"
      {...(permissions === "admin" && { toolbar: <SaveListButton /> })}
      empty="people.empty"
      columns={[
        { name: "name", render: ({ name }) => name || translate("people.noName") },
        { name: "phone", noWrap: true, render: ({ phone }) => phone || translate("staff.none") },
        { name: "email", render: ({ email }) => <EmailText email={email} /> },
        { name: "bookings", isNumber: true, render: ({ bookings }) => bookings },
        { name: "enquiries", isNumber: true, render: ({ enquiries }) => enquiries },
        { name: "waiting", isNumber: true, render: ({ waiting }) => waiting },
        {
          name: "lastContactAt",
          noWrap: true,
          render: ({ lastContactAt }) => formatDateTime(lastContactAt, language),
        },
      ]}
      card={{
        title: ({ name, email }) => name || email || translate("people.noName"),
        details: ({ phone, email, bookings, enquiries, waiting }) =>
          [
            phone || email,
            translate("people.bookings", { smart_count: bookings }),
            translate("people.enquiries", { smart_count: enquiries }),
            waiting > 0 && translate("people.waiting", { smart_count: waiting }),
          ]
            .filter(Boolean)
            .join(" · "),
      }}
    />
  )
}

/** Saves everybody as a spreadsheet. The API lets administrators only, and records who took it. */
function SaveListButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  const save = async () => {
    setRunning(true)
    try {
      const { data } = await callApi("/people/list")
      const { savePeople } = await import("./people-xlsx.ts")
      await savePeople(data, translate)
      notify(translate("people.listSaved"), { type: "success" })
    } catch (error) {
      notify((error as HttpError).message, { type: "error" })
    } finally {
      setRunning(false)
    }
  }
  return <ActionButton label="people.saveList" startIcon={<DownloadIcon />} disabled={isRunning} onClick={save} />
}
