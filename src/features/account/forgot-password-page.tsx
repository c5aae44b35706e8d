import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { fillIn } from "#i18n/fill-in.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { Link } from "#ui/link.tsx"
import { UnlistedHead } from "#ui/unlisted-head.tsx"
import { useAccountForm } from "./account-form.ts"
import { AccountForm } from "./account-form-parts.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { askForReset } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/forgot-password")({ component: ForgotPasswordPage })

/** Asks for a link to choose a new password. What is said afterwards is the same whether or not there is an account. */
function ForgotPasswordPage() {
  const t = useT()
  const [sentTo, setSentTo] = useState("")
  return (
    <AccountFrame
      title={t(sentTo ? texts.linkSent : texts.forgotTitle)}
      lead={sentTo ? undefined : t(texts.forgotLead)}
      scene="bay"
    >
      <UnlistedHead title={t(texts.forgotTitle)} />
      <div role="status">{sentTo && <p className="mt-4">{fillIn(t(texts.linkSentText), { email: sentTo })}</p>}</div>
      {sentTo ? (
        <Button look="secondary" className="mt-6" onClick={() => setSentTo("")}>
          {t(texts.askAgain)}
        </Button>
      ) : (
        <ForgotPasswordForm onSent={setSentTo} />
      )}
      <p className="mt-6 border-t border-hairline pt-4">
        <Link to="/login" className="text-link inline-flex min-h-11 items-center">
          {t(texts.backToSignIn)}
        </Link>
      </p>
    </AccountFrame>
  )
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT()
  const language = useLanguage()
  const form = useAccountForm({
    name: "forgot",
    send: async ({ email }) => {
      await askForReset(email, language)
      onSent(email)
    },
  })
  return (
    <AccountForm state={form} action={t(texts.sendLink)}>
      <TextField
        {...form.field("email")}
        type="email"
        label={t(texts.email)}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
    </AccountForm>
  )
}
