import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from "@mui/material"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useGetIdentity, useTranslate } from "react-admin"
import { signIn } from "#staff/auth-provider.ts"
import { onSessionEnd } from "#staff/session.ts"

/** Asks for the password when a session ends, above whatever is being edited. */
export function SessionDialog() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const answer = useRef<(isSignedIn: boolean) => void>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState("")
  const [problem, setProblem] = useState("")
  useEffect(
    () =>
      onSessionEnd(() => {
        setOpen(true)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [],
  )
  const end = (isSignedIn: boolean) => {
    setOpen(false)
    setPassword("")
    setProblem("")
    answer.current?.(isSignedIn)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await signIn(String(identity?.email ?? ""), password)
      end(true)
    } catch (error) {
      setProblem(translate((error as Error).message))
    }
  }
  return (
    <Dialog open={isOpen} component="form" onSubmit={submit} fullWidth maxWidth="xs">
      <DialogTitle>{translate("staff.session.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{translate("staff.session.text")}</DialogContentText>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField label={translate("staff.login.email")} value={identity?.email ?? ""} disabled />
        <TextField
          label={translate("staff.login.password")}
          type="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => end(false)}>{translate("staff.session.leave")}</Button>
        <Button type="submit" variant="contained">
          {translate("staff.session.submit")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
