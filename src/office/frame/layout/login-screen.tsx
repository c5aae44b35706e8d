import { Alert, Box, Link, Paper, Stack, TextField, Typography } from "@mui/material"
import { type FormEvent, type ReactNode, useState } from "react"
import { LocalesMenuButton, useLogin, useTranslate } from "react-admin"
import type { Settings } from "#domain/settings/settings.ts"
import { errorText } from "#lib/text/error-text.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CompanyMark } from "./company-mark.tsx"

/** Signs staff in by the ordinary account API. */
export function LoginScreen() {
  const translate = useTranslate()
  const { login, problem, isSending } = useSignIn()
  const [username, setUsername] = useState("")
  const [password, setPassword] = useState("")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    return login({ username, password })
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
          value={username}
          onChange={(event) => setUsername(event.target.value)}
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
    </Frame>
  )
}

function useSignIn() {
  const login = useLogin()
  const translate = useTranslate()
  const [problem, setProblem] = useState("")
  const [isSending, setSending] = useState(false)
  return {
    problem,
    isSending,
    async login(person: { username: string; password: string }) {
      setSending(true)
      setProblem("")
      try {
        await login(person)
      } catch (error) {
        setProblem(translate(errorText(error)))
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
