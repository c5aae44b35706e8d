import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useLanguage, useT } from "#i18n/language.tsx"
import { buttonLook } from "#ui/button.tsx"
import { Link } from "#ui/link.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { UnlistedHead } from "#ui/unlisted-head.tsx"
import { useAccountForm } from "./account-form.ts"
import { AccountForm } from "./account-form-parts.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { signOut } from "./auth-store.ts"
import { sendPasswordReset } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/reset-password")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: ResetPasswordPage,
})

/** Where the mailed link leads: chooses a new password. */
function ResetPasswordPage() {
  const t = useT()
  const { token } = Route.useSearch()
  const [isDone, setDone] = useState(false)
  const [title, lead] = isDone
    ? [texts.resetDone, texts.resetDoneText]
    : token
      ? [texts.resetTitle, texts.resetLead]
      : [texts.linkIncomplete, texts.linkIncompleteText]
  return (
    <AccountFrame title={t(title)} lead={t(lead)} scene="bay">
      <UnlistedHead title={t(texts.resetTitle)} />
      {isDone ? (
        <Link to="/login" className={`mt-6 ${buttonLook()}`}>
          {t(texts.signIn)}
        </Link>
      ) : (
        <>
          {token && <ResetPasswordForm token={token} onDone={() => setDone(true)} />}
          <p className="mt-6 border-t border-hairline pt-4">
            <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
              {t(texts.newLink)}
            </Link>
          </p>
        </>
      )}
    </AccountFrame>
  )
}

function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useAccountForm({
    name: "reset",
    send: async ({ password }) => {
      await sendPasswordReset({ token, password }, language)
      // It ended the sessions of all browsers, this one's too.
      void signOut()
      onDone()
      await navigate({ to: "/reset-password", replace: true })
    },
  })
  return (
    <AccountForm state={form} action={t(texts.savePassword)}>
      <PasswordField
        {...form.field("password")}
        label={t(texts.newPassword)}
        hint={t(texts.passwordHint)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field("confirmPassword")}
        label={t(texts.confirmNewPassword)}
        autoComplete="new-password"
      />
    </AccountForm>
  )
}
