import { DialogContentText, TextField } from "@mui/material"
import { useEffect, useRef, useState } from "react"
import { TextInput, useGetIdentity, useTranslate } from "react-admin"
import { signIn } from "#staff/auth-provider.ts"
import { onSessionEnd } from "#staff/session.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"

/** Asks for the password when a session ends, above whatever is being edited. */
export function SessionDialog() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const answer = useRef<(isSignedIn: boolean) => void>(undefined)
  const [isOpen, setOpen] = useState(false)
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
    answer.current?.(isSignedIn)
  }
  const email = String(identity?.email ?? "")
  if (!isOpen) return null
  return (
    <FormDialog
      title="staff.session.title"
      values={{ password: "" }}
      save={({ password }) => signIn(email, password ?? "")}
      submit="staff.session.submit"
      onDone={() => end(true)}
      onClose={() => end(false)}
      close="staff.session.leave"
      maxWidth="xs"
      isPersistent
    >
      <DialogContentText sx={{ mb: 1 }}>{translate("staff.session.text")}</DialogContentText>
      <TextField label={translate("staff.login.email")} value={email} disabled />
      <TextInput
        source="password"
        label="staff.login.password"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  )
}
