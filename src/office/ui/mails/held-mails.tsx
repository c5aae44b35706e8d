import { Alert, AlertTitle } from "@mui/material"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"

/** Says that no mail is sent, because the database was restored or copied, and what to do. */
export function HeldMails() {
  const { translate } = useWords()
  const { data } = useApi<{ parts: { mail: string } }>("/health", { refetchInterval: 60_000 })
  if (data?.parts.mail !== "held") return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{translate("staff.mailsHeld.title")}</AlertTitle>
      {translate("staff.mailsHeld.text")} <code>npm run mails -- release</code>
    </Alert>
  )
}
