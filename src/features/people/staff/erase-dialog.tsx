import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { type HttpError, useNavigate, useNotify, useTranslate } from "react-admin"
import { contactOf, type Person } from "#features/people/people.ts"
import { callApi } from "#staff/http.ts"

/** Says what is erased and what must be kept, and asks for the address before it is done. */
export function EraseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState("")
  const [isSending, setSending] = useState(false)
  const { name } = person
  const contact = person.email || person.phone
  const erase = async () => {
    setSending(true)
    setProblem("")
    try {
      await callApi("/people/erase", { method: "POST", body: contactOf(person) })
      notify(translate("people.erase.done"), { type: "success" })
      navigate("/staff/people")
    } catch (error) {
      setProblem((error as HttpError).message)
      setSending(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="erase-title">
      <DialogTitle id="erase-title" sx={{ overflowWrap: "anywhere" }}>
        {translate("people.erase.title", { name: name || contact })}
      </DialogTitle>
      <DialogContent>
        <Typography>{translate("people.erase.gone")}</Typography>
        <ul>
          {erasedItems(person).map(([item, n]) => (
            <li key={item}>{translate(`people.erase.goneItems.${item}`, { n })}</li>
          ))}
        </ul>
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate("people.erase.kept")}
        </Alert>
        {problem && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
        <Typography id="erase-confirmation" sx={{ overflowWrap: "anywhere" }}>
          {translate("people.erase.confirm", { contact })}
        </Typography>
        <TextField
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { "aria-labelledby": "erase-confirmation" } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("people.erase.close")}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isSending || typed.trim().toLowerCase() !== contact}
          onClick={erase}
        >
          {translate("people.erase.submit")}
        </Button>
      </DialogActions>
    </Dialog>
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
