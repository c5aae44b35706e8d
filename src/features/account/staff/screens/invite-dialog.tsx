import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from "@mui/material"
import { type FormEvent, useId, useRef, useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"
import { callApi } from "#staff/http.ts"

/** Adds a colleague, who chooses a password by the mailed link: nobody else ever knows it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [person, setPerson] = useState({ name: "", email: "", role: "staff" })
  const [failure, setFailure] = useState<HttpError>()
  const [isSending, setSending] = useState(false)
  const key = useRef(crypto.randomUUID())
  const ids = { title: useId(), role: useId() }
  const errors: Record<string, string> = failure?.body?.errors ?? {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure(undefined)
    try {
      await callApi("/users", { method: "POST", body: person, key: key.current })
      notify(translate("accounts.invited", { email: person.email }), { type: "success" })
      refresh()
      onClose()
    } catch (error) {
      setFailure(error as HttpError)
      // What was refused made no account: a corrected one is another request.
      key.current = crypto.randomUUID()
    } finally {
      setSending(false)
    }
  }
  const field = (name: "name" | "email") => ({
    value: person[name],
    onChange: (event: { target: { value: string } }) => setPerson({ ...person, [name]: event.target.value }),
    error: name in errors,
    helperText: errors[name] ?? "",
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={ids.title}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={ids.title}>{translate("accounts.add")}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate("accounts.addText")}</DialogContentText>
          <TextField label={translate("accounts.person")} autoFocus required {...field("name")} />
          <TextField label={translate("accounts.email")} type="email" required {...field("email")} />
          <FormControl>
            <FormLabel id={ids.role}>{translate("accounts.role")}</FormLabel>
            <RadioGroup
              aria-labelledby={ids.role}
              value={person.role}
              onChange={(event) => setPerson({ ...person, role: event.target.value })}
            >
              {(["staff", "admin"] as const).map((role) => (
                <FormControlLabel
                  key={role}
                  value={role}
                  control={<Radio />}
                  label={
                    <>
                      {translate(`accounts.roles.${role}`)}
                      <Typography variant="body2" color="text.secondary">
                        {translate(`accounts.roleHelp.${role}`)}
                      </Typography>
                    </>
                  }
                />
              ))}
            </RadioGroup>
          </FormControl>
          {failure && (
            <Alert severity="error" role="alert" sx={{ mt: 1 }}>
              {failure.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {translate("accounts.invite")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
