import { Stack, Typography } from "@mui/material"
import { useState } from "react"
import { type HttpError, useNotify, usePermissions, useTranslate } from "react-admin"
import { contactOf, type Person } from "#features/people/people.ts"
import { callApi } from "#staff/http.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { saveBlob } from "#staff/ui/save-file.ts"
import { Section } from "#staff/ui/section.tsx"
import { EraseDialog } from "./erase-dialog.tsx"

/** What the law gives a guest: a copy of their data, and erasing it. */
export function PrivacyCard({ person }: { person: Person }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const [isExporting, setExporting] = useState(false)
  const save = async () => {
    setExporting(true)
    try {
      const { data } = await callApi("/people/export", { method: "POST", body: contactOf(person) })
      const json = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" })
      saveBlob(json, `${translate("people.file")}.json`)
      notify(translate("people.exported"), { type: "success" })
    } catch (error) {
      notify((error as HttpError).message, { type: "error" })
    } finally {
      setExporting(false)
    }
  }
  return (
    <Section title="people.data">
      <Typography color="text.secondary">{translate("people.exportHint")}</Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}>
        <ActionButton label="people.export" variant="outlined" disabled={isExporting} onClick={save} />
        {permissions === "admin" && (
          <DialogButton
            label="people.erase.open"
            variant="outlined"
            color="error"
            dialog={(onClose) => <EraseDialog person={person} onClose={onClose} />}
          />
        )}
      </Stack>
      {permissions === "staff" && <Hint sx={{ mt: 1.5 }}>{translate("people.erase.adminsOnly")}</Hint>}
    </Section>
  )
}
