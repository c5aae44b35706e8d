import { Box, DialogContentText, Typography } from "@mui/material"
import { TextInput, useTranslate } from "react-admin"
import type { AppSetup } from "#domain/account/second-factor/second-factor.ts"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

const MONOSPACED = { fontFamily: "monospace", fontSize: "1rem", letterSpacing: 1, overflowWrap: "anywhere" } as const
const inFours = (secret: string) => secret.replace(/(?<=.)(?=(.{4})+$)/g, " ")
const stay = () => {}

/** A code of six digits, which phones offer to fill in. */
export function AppCodeInput() {
  return (
    <TextInput
      source="code"
      label="staff.signIn.code"
      autoComplete="one-time-code"
      autoFocus
      slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 12 } }}
    />
  )
}

type AppProps = { setup: AppSetup; save: (code: string) => Promise<unknown>; onClose: () => void }

/** Shows the secret of an authenticator app, and takes a code of it. */
export function AppCodeDialog({ setup: { qrCode, secret }, save, onClose }: AppProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="staff.signIn.appTitle"
      values={{ code: "" }}
      save={({ code }) => save(code ?? "")}
      submit="staff.signIn.finishApp"
      onDone={stay}
      onClose={onClose}
      close="staff.signIn.back"
      maxWidth="xs"
      isPersistent
    >
      <DialogContentText>{translate("staff.signIn.scan")}</DialogContentText>
      <Box
        component="img"
        src={qrCode}
        alt={translate("staff.signIn.qrCode")}
        width={220}
        height={220}
        sx={{ display: "block", mx: "auto", my: 2, borderRadius: 1 }}
      />
      <Hint>{translate("staff.signIn.typeSecret")}</Hint>
      <Typography sx={{ ...MONOSPACED, mb: 2 }} data-testid="app-secret">
        {inFours(secret)}
      </Typography>
      <AppCodeInput />
    </FormDialog>
  )
}

type PasskeyProps = { save: (name: string) => Promise<unknown>; onClose: () => void }

/** Asks for the name of a new passkey. */
export function PasskeyDialog({ save, onClose }: PasskeyProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="staff.signIn.passkeyTitle"
      values={{ name: "" }}
      save={({ name }) => save(name ?? "")}
      submit="staff.signIn.addPasskey"
      isReady={({ name }) => Boolean(name?.trim())}
      onDone={stay}
      onClose={onClose}
      close="staff.signIn.back"
      maxWidth="xs"
      isPersistent
    >
      <DialogContentText sx={{ mb: 1 }}>{translate("staff.signIn.passkeyText")}</DialogContentText>
      <TextInput
        source="name"
        label="staff.signIn.passkeyName"
        autoFocus
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </FormDialog>
  )
}

/** Shows recovery codes, which nobody can read again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="staff.signIn.codesTitle"
      onClose={onClose}
      close="staff.signIn.codesSaved"
      actions={<CopyButton text={codes.join("\n")} label="staff.signIn.copyCodes" />}
      maxWidth="xs"
      isPersistent
    >
      <DialogContentText>{translate("staff.signIn.codesText")}</DialogContentText>
      <Box component="ol" data-testid="recovery-codes" sx={{ ...MONOSPACED, pl: 4, my: 2, "& li": { py: 0.25 } }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </FormDialog>
  )
}
