import KeyIcon from "@mui/icons-material/Key"
import { Alert, Box, Divider, Link, Paper, Stack, TextField, Typography } from "@mui/material"
import { browserSupportsWebAuthn } from "@simplewebauthn/browser"
import { type FormEvent, type ReactNode, useState } from "react"
import { LocalesMenuButton, useLogin, useTranslate } from "react-admin"
import type { SignedIn } from "#domain/account/account.ts"
import type { PendingSignIn } from "#domain/account/second-factor/pending-sign-in.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { errorText } from "#lib/text/error-text.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { PendingDialog } from "#office/frame/sign-in/pending-dialog.tsx"
import { pendingIn, sendPassword, signInByPasskey } from "#office/frame/sign-in/sign-in-calls.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CompanyMark } from "./company-mark.tsx"

/** Signs staff in by the ordinary account API, in two steps where the account has a second factor. */
export function LoginScreen() {
  const translate = useTranslate()
  const { attempt, finish, pending, goBack, problem, isSending } = useSignIn()
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return attempt(() => sendPassword(email, password))
  }
  return (
    <Frame>
      <Box component="form" onSubmit={submit}>
        {problem && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
        <TextField
          label={translate("staff.login.email")}
          type="email"
          autoComplete="username"
          autoFocus
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={translate("staff.login.password")}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ActionButton
          label="staff.login.submit"
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={isSending}
          sx={{ my: 2 }}
        />
        <Link href="/forgot-password">{translate("staff.login.forgot")}</Link>
      </Box>
      {browserSupportsWebAuthn() && (
        <>
          <Divider sx={{ my: 2 }} />
          <ActionButton
            label="staff.signIn.byPasskey"
            startIcon={<KeyIcon />}
            variant="outlined"
            fullWidth
            disabled={isSending}
            onClick={() => attempt(signInByPasskey)}
          />
        </>
      )}
      {pending && <PendingDialog pending={pending} finish={finish} onBack={goBack} />}
    </Frame>
  )
}

function useSignIn() {
  const login = useLogin()
  const translate = useTranslate()
  const [problem, setProblem] = useState("")
  const [pending, setPending] = useState<PendingSignIn>()
  const [isSending, setSending] = useState(false)
  const finish = (send: () => Promise<SignedIn>) => login({ send })
  return {
    problem,
    pending,
    isSending,
    finish,
    goBack: () => setPending(undefined),
    async attempt(send: () => Promise<SignedIn>) {
      setSending(true)
      setProblem("")
      try {
        await finish(send)
      } catch (error) {
        const missing = pendingIn(error)
        setPending(missing)
        if (!missing) setProblem(translate(errorText(error), { _: errorText(error) }))
      } finally {
        setSending(false)
      }
    },
  }
}

function Frame({ children }: { children: ReactNode }) {
  const { translate, localized } = useWords()
  const { data } = useApi<Settings>("/settings")
  return (
    <Box
      component="main"
      sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2, bgcolor: "background.default" }}
    >
      <Paper variant="outlined" sx={{ width: 1, maxWidth: 400, p: 4 }}>
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", minHeight: 40, mb: 1.5 }}>
          <CompanyMark size={40} />
          <LocalesMenuButton />
        </Stack>
        <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
          {data ? localized(data.companyName) : document.title}
        </Typography>
        <Typography component="h2" color="text.secondary" sx={{ mb: 1 }}>
          {translate("staff.company")}
        </Typography>
        {children}
      </Paper>
    </Box>
  )
}
