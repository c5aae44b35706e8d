import { Alert, Typography } from "@mui/material"
import { TextInput, useNavigate, useNotify, useTranslate } from "react-admin"
import { contactOf, type Person } from "#features/people/people.ts"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"

/** Says what is erased and what must be kept, and asks for the address before it is done. */
export function EraseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const contact = person.email || person.phone
  return (
    <FormDialog
      title={translate("people.erase.title", { name: person.name || contact })}
      values={{ contact: "" }}
      save={() => callApi("/people/erase", { method: "POST", body: contactOf(person) })}
      isReady={(typed) => typed.contact?.trim().toLowerCase() === contact}
      // Nothing to reload: there is no such person any more.
      onDone={() => {
        notify(translate("people.erase.done"), { type: "success" })
        navigate("/staff/people")
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
