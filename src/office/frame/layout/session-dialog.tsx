import { DialogContentText, TextField } from "@mui/material"
import { useEffect, useRef, useState } from "react"
import { TextInput, useGetIdentity, useTranslate } from "react-admin"
import type { SignedIn } from "#domain/account/account.ts"
import type { PendingSignIn } from "#domain/account/second-factor/pending-sign-in.ts"
import { signIn } from "#office/frame/auth-provider.ts"
import { onSessionEnd } from "#office/frame/session.ts"
import { PendingDialog } from "#office/frame/sign-in/pending-dialog.tsx"
import { pendingIn, sendPassword } from "#office/frame/sign-in/sign-in-calls.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

/** Asks for the password when a session ends, and for the second step, above whatever is being edited. */
export function SessionDialog() {
  const { identity } = useGetIdentity()
  const answer = useRef<(isSignedIn: boolean) => void>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [pending, setPending] = useState<PendingSignIn>()
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
    setPending(undefined)
    answer.current?.(isSignedIn)
  }
  const finish = async (send: () => Promise<SignedIn>) => {
    await signIn(send)
    end(true)
  }
  const attempt = (send: () => Promise<SignedIn>) =>
    finish(send).catch((error: unknown) => {
      const missing = pendingIn(error)
      if (!missing) throw error
      setPending(missing)
    })
  const email = String(identity?.email ?? "")
  if (!isOpen) return null
  if (pending) return <PendingDialog pending={pending} finish={finish} onBack={() => setPending(undefined)} />
  return (
    <PasswordDialog
      email={email}
      save={(password) => attempt(() => sendPassword(email, password))}
      onClose={() => end(false)}
    />
  )
}

type PasswordProps = { email: string; save: (password: string) => Promise<void>; onClose: () => void }

function PasswordDialog({ email, save, onClose }: PasswordProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="staff.session.title"
      values={{ password: "" }}
      save={({ password }) => save(password ?? "")}
      submit="staff.session.submit"
      onDone={() => {}}
      onClose={onClose}
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
