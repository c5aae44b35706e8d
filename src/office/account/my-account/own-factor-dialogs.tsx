import { DialogContentText } from "@mui/material"
import { useState } from "react"
import { TextInput, useNotify, useTranslate } from "react-admin"
import type { AppSetup, SetUp } from "#domain/account/second-factor/second-factor.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { callApi } from "#office/frame/http.ts"
import { AppCodeDialog, PasskeyDialog, RecoveryCodesDialog } from "#office/frame/sign-in/factor-dialogs.tsx"
import { type CreationOptions, makePasskey } from "#office/frame/sign-in/sign-in-calls.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

const OWN = "/auth/second-factor"

async function post<Data>(path: string, body: object): Promise<Data> {
  return (await callApi<{ data: Data }>(`${OWN}${path}`, { method: "POST", body })).data
}

type QuestionProps = {
  title: string
  text?: string
  submit?: string
  isDangerous?: boolean
  save: (currentPassword: string) => Promise<unknown>
  done?: string
  onDone?: () => void
  onClose: () => void
}

/** Asks for the password before something about the second step is changed. */
export function PasswordQuestion({ title, text, save, onClose, ...props }: QuestionProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={title}
      values={{ currentPassword: "" }}
      save={({ currentPassword }) => save(currentPassword ?? "")}
      submit="myAccount.secondStep.continue"
      onClose={onClose}
      maxWidth="xs"
      {...props}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {text && `${translate(text)} `}
        {translate("myAccount.secondStep.passwordText")}
      </DialogContentText>
      <TextInput
        source="currentPassword"
        label="myAccount.secondStep.password"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  )
}

/** The end of each set-up: says that it is done, and shows the recovery codes if it was the first. */
function useDone(message: string, onClose: () => void) {
  const [codes, setCodes] = useState<string[]>()
  const notify = useNotify()
  const translate = useTranslate()
  const reload = useReload()
  const finish = ({ recoveryCodes }: SetUp) => {
    notify(translate(message), { type: "success" })
    void reload()
    if (recoveryCodes) setCodes(recoveryCodes)
    else onClose()
  }
  return { finish, codes: codes && <RecoveryCodesDialog codes={codes} onClose={onClose} /> }
}

const stay = () => {}

export function SetUpAppDialog({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<AppSetup>()
  const { finish, codes } = useDone("myAccount.secondStep.appAdded", onClose)
  if (codes) return codes
  if (setup)
    return (
      <AppCodeDialog
        setup={setup}
        save={async (code) => finish(await post<SetUp>("/app/confirm", { code }))}
        onClose={onClose}
      />
    )
  return (
    <PasswordQuestion
      title="staff.signIn.appTitle"
      save={async (currentPassword) => setSetup(await post<AppSetup>("/app", { currentPassword }))}
      onDone={stay}
      onClose={onClose}
    />
  )
}

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [options, setOptions] = useState<CreationOptions>()
  const { finish, codes } = useDone("myAccount.secondStep.passkeyAdded", onClose)
  if (codes) return codes
  if (options)
    return (
      <PasskeyDialog
        save={async (name) => finish(await post<SetUp>("/passkeys", { name, passkey: await makePasskey(options) }))}
        onClose={onClose}
      />
    )
  return (
    <PasswordQuestion
      title="staff.signIn.passkeyTitle"
      save={async (currentPassword) =>
        setOptions(await post<CreationOptions>("/passkeys/options", { currentPassword }))
      }
      onDone={stay}
      onClose={onClose}
    />
  )
}

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { finish, codes } = useDone("myAccount.secondStep.codesMade", onClose)
  if (codes) return codes
  return (
    <PasswordQuestion
      title="myAccount.secondStep.newCodes"
      text="myAccount.secondStep.newCodesText"
      save={async (currentPassword) => finish(await post<SetUp>("/recovery-codes", { currentPassword }))}
      onDone={stay}
      onClose={onClose}
    />
  )
}
