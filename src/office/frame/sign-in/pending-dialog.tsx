import { Box, DialogContentText, Stack } from "@mui/material"
import { browserSupportsWebAuthn } from "@simplewebauthn/browser"
import { useState } from "react"
import { TextInput, useTranslate } from "react-admin"
import type { SignedIn } from "#domain/account/account.ts"
import type { PendingSignIn } from "#domain/account/second-factor/pending-sign-in.ts"
import type { AppSetup, SignedInWithCodes } from "#domain/account/second-factor/second-factor.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { AppCodeDialog, AppCodeInput, PasskeyDialog, RecoveryCodesDialog } from "./factor-dialogs.tsx"
import { ask, type CreationOptions, makePasskey, sendCode, sendPasskey } from "./sign-in-calls.ts"

type Props<P extends PendingSignIn> = {
  pending: P
  /** Signs in with what is sent. It throws what the API answers. */
  finish: (send: () => Promise<SignedIn>) => Promise<unknown>
  /** Goes back to the password. */
  onBack: () => void
}
type Required = PendingSignIn<"SECOND_FACTOR_REQUIRED">
type SetUp = PendingSignIn<"SECOND_FACTOR_SETUP_REQUIRED">

const stay = () => {}

/** What follows a right password: the second step, or its set-up where the role needs one. */
export function PendingDialog({ pending, ...props }: Props<PendingSignIn>) {
  return pending.code === "SECOND_FACTOR_REQUIRED" ? (
    <SecondStepDialog pending={pending} {...props} />
  ) : (
    <SetUpDialog pending={pending} {...props} />
  )
}

type Typed = "app" | "recovery-code"

function SecondStepDialog({ pending: { ticket, methods }, finish, onBack }: Props<Required>) {
  const hasPasskey = methods.includes("passkey") && browserSupportsWebAuthn()
  const [typed, setTyped] = useState<Typed | undefined>(
    methods.includes("app") ? "app" : hasPasskey ? undefined : "recovery-code",
  )
  return (
    <FormDialog
      key={typed}
      title="staff.signIn.stepTitle"
      values={{ code: "" }}
      save={({ code }) => finish(() => (typed ? sendCode(ticket, code ?? "") : sendPasskey(ticket)))}
      submit={typed ? "staff.signIn.confirm" : "staff.signIn.usePasskey"}
      isReady={({ code }) => (typed ? Boolean(code?.trim()) : hasPasskey)}
      onDone={stay}
      onClose={onBack}
      close="staff.signIn.back"
      maxWidth="xs"
      isPersistent
    >
      <StepText typed={typed} />
      {typed === "app" && <AppCodeInput />}
      {typed === "recovery-code" && <RecoveryCodeInput />}
      <Stack sx={{ alignItems: "flex-start", mt: 1 }}>
        {typed && hasPasskey && <ActionButton label="staff.signIn.usePasskey" onClick={() => setTyped(undefined)} />}
        {typed !== "recovery-code" && methods.includes("recovery-code") && (
          <ActionButton label="staff.signIn.useRecoveryCode" onClick={() => setTyped("recovery-code")} />
        )}
      </Stack>
    </FormDialog>
  )
}

function StepText({ typed }: { typed: Typed | undefined }) {
  const translate = useTranslate()
  const texts = { app: "stepText", "recovery-code": "recoveryText" }
  return (
    <>
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`staff.signIn.${typed ? texts[typed] : "stepByPasskey"}`)}
      </DialogContentText>
      {typed === "recovery-code" && <Hint sx={{ mb: 1 }}>{translate("staff.signIn.lost")}</Hint>}
    </>
  )
}

function RecoveryCodeInput() {
  return (
    <TextInput
      source="code"
      label="staff.signIn.recoveryCode"
      autoComplete="off"
      autoFocus
      slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: "characters", spellCheck: false } }}
    />
  )
}

const SETUP = "/auth/second-factor/setup"

/** Leads through the set-up of the first factor, and then into the back office. */
function SetUpDialog({ pending: { ticket }, finish, onBack }: Props<SetUp>) {
  const [app, setApp] = useState<AppSetup>()
  const [isPasskey, setPasskey] = useState(false)
  const [done, setDone] = useState<SignedInWithCodes>()
  const beginApp = async () => setApp(await ask<AppSetup>(`${SETUP}/app`, { ticket }))
  const confirmApp = async (code: string) =>
    setDone(await ask<SignedInWithCodes>(`${SETUP}/app/confirm`, { ticket, code }))
  const addPasskey = async (name: string) => {
    const options = await ask<CreationOptions>(`${SETUP}/passkey-options`, { ticket })
    const passkey = await makePasskey(options)
    setDone(await ask<SignedInWithCodes>(`${SETUP}/passkey`, { ticket, name, passkey }))
  }
  if (done) {
    const { recoveryCodes, ...signedIn } = done
    return <RecoveryCodesDialog codes={recoveryCodes ?? []} onClose={() => void finish(async () => signedIn)} />
  }
  if (app) return <AppCodeDialog setup={app} save={confirmApp} onClose={() => setApp(undefined)} />
  if (isPasskey) return <PasskeyDialog save={addPasskey} onClose={() => setPasskey(false)} />
  return <ChoiceDialog beginApp={beginApp} onPasskey={() => setPasskey(true)} onBack={onBack} />
}

type ChoiceProps = { beginApp: () => Promise<void>; onPasskey: () => void; onBack: () => void }

function ChoiceDialog({ beginApp, onPasskey, onBack }: ChoiceProps) {
  const translate = useTranslate()
  const { run, isRunning } = useTask()
  const choices = [
    { name: "chooseApp", onClick: () => void run(beginApp), isOffered: true },
    { name: "choosePasskey", onClick: onPasskey, isOffered: browserSupportsWebAuthn() },
  ]
  return (
    <FormDialog
      title="staff.signIn.setupTitle"
      onClose={onBack}
      close="staff.signIn.back"
      closeVariant="text"
      maxWidth="xs"
      isPersistent
    >
      <DialogContentText sx={{ mb: 2 }}>{translate("staff.signIn.setupText")}</DialogContentText>
      {choices
        .filter(({ isOffered }) => isOffered)
        .map(({ name, onClick }) => (
          <Box key={name} sx={{ mb: 2 }}>
            <ActionButton
              label={`staff.signIn.${name}`}
              variant="outlined"
              fullWidth
              disabled={isRunning}
              onClick={onClick}
            />
            <Hint sx={{ mt: 0.5 }}>{translate(`staff.signIn.${name}Text`)}</Hint>
          </Box>
        ))}
    </FormDialog>
  )
}
