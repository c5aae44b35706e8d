import { Alert, Stack, Typography } from "@mui/material"
import { TextInput, useNavigate, useNotify, useTranslate } from "react-admin"
import { contactOf, type Person } from "#domain/people/people.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { saveFile } from "#office/ui/save-file.ts"
import { Section } from "#office/ui/section.tsx"

/** Exports or erases a guest's data, as the law grants. */
export function PrivacyCard({ person }: { person: Person }) {
  const translate = useTranslate()
  const may = useMay()
  const { run, isRunning } = useTask()
  const save = () => saveFile(`/exports/people/${person._id}/data`)
  return (
    <Section title="people.data">
      <Typography color="text.secondary">{translate("people.exportHint")}</Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}>
        {may("settings") && (
          <ActionButton label="people.export" variant="outlined" disabled={isRunning} onClick={() => run(save)} />
        )}
        {may("administration") && (
          <DialogButton
            label="people.erase.open"
            variant="outlined"
            color="error"
            dialog={(onClose) => <EraseDialog person={person} onClose={onClose} />}
          />
        )}
      </Stack>
      {!may("administration") && <Hint sx={{ mt: 1.5 }}>{translate("people.erase.adminsOnly")}</Hint>}
    </Section>
  )
}

/** Lists the data to erase and to keep, and asks for the address before erasing. */
function EraseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const contact = person.email || person.phone || person.chatName
  return (
    <FormDialog
      title={translate("people.erase.title", { name: person.name || contact })}
      values={{ contact: "" }}
      save={() => callApi("/people/erase", { method: "POST", body: contactOf(person) })}
      isReady={(typed) => typed.contact?.trim().toLowerCase() === contact.toLowerCase()}
      // Nothing to reload: there is no such person any more.
      onDone={() => {
        notify(translate("people.erase.done"), { type: "success" })
        navigate("/staff/people", { replace: true })
      }}
      submit="people.erase.submit"
      isDangerous
      close="people.erase.close"
      onClose={onClose}
    >
      <Typography>{translate("people.erase.gone")}</Typography>
      <ul>
        {erasedItems(person).map(([item, n]) => (
          <li key={item}>{translate(`people.erase.goneItems.${item}`, { n })}</li>
        ))}
      </ul>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate("people.erase.kept")}
      </Alert>
      <Typography id="erase-confirmation" sx={{ overflowWrap: "anywhere" }}>
        {translate("people.erase.confirm", { contact })}
      </Typography>
      <TextInput
        source="contact"
        label={false}
        autoComplete="off"
        slotProps={{ htmlInput: { "aria-labelledby": "erase-confirmation" } }}
      />
    </FormDialog>
  )
}

/** Only what there is. */
function erasedItems(person: Person): [item: string, n: number][] {
  const { bookingList, enquiryList, reviewList, hasAccount } = person
  const items: [string, number][] = [
    ["contact", bookingList.length],
    ["enquiries", enquiryList.length],
    ["reviews", reviewList.length],
    ["account", Number(hasAccount)],
    ["mails", Number(person.email !== "")],
  ]
  return items.filter(([, n]) => n > 0)
}
