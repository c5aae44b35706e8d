import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { signOut } from "#features/account/auth-store.ts"
import { sendPasswordReset } from "#features/account/queries.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { textsOf } from "#lib/posted-form.ts"
import { buttonClass } from "#ui/button.tsx"
import { PasswordField } from "#ui/form/password-field.tsx"
import { useSubmit } from "#ui/form/use-submit.ts"
import { UnlistedHead } from "#ui/page/unlisted-head.tsx"
import { AccountForm, AccountName, loadAndCheckForm } from "./account-form-parts.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { RESET } from "./form-fields.ts"
import { NewPasswordField } from "./new-password-field.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/reset-password")({
  validateSearch: ({ token, done }: Record<string, unknown>): { token?: string; done?: number } =>
    done === 1 ? { done } : typeof token === "string" ? { token } : {},
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const t = useTranslate()
  const { token, done } = Route.useSearch()
  const [title, lead] = done
    ? [texts.resetDone, texts.resetDoneText]
    : token
      ? [texts.resetTitle, texts.resetLead]
      : [texts.linkIncomplete, texts.linkIncompleteText]
  return (
    <AccountFrame title={t(title)} lead={t(lead)} scene="bay">
      <UnlistedHead title={t(texts.resetTitle)} />
      {done ? (
        <Link to="/login" className={`mt-6 ${buttonClass()}`}>
          {t(texts.signIn)}
        </Link>
      ) : (
        <>
          {token && <ResetPasswordForm token={token} />}
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

const PAGE = "/reset-password"

/** Reads whose password it is from the fragment of the mailed link. Empty without one. */
function useLinkedAddress(): string {
  const [address, setAddress] = useState("")
  useEffect(() => setAddress(new URLSearchParams(location.hash.slice(1)).get("account") ?? ""), [])
  return address
}

function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const address = useLinkedAddress()
  const form = useSubmit(PAGE, RESET, texts.failed.reset)
  const submit = form.submitting({
    read: (filled) => textsOf(filled, RESET),
    check: (typed) => loadAndCheckForm("reset", typed, language),
    send: async ({ password }) => {
      await sendPasswordReset({ token, password }, language)
      // The reset ended all sessions, including this one.
      void signOut()
      await navigate({ to: PAGE, search: { done: 1 }, replace: true })
    },
  })
  return (
    <AccountForm
      form={form}
      onSubmit={submit}
      page={`${PAGE}?${new URLSearchParams({ token })}`}
      label={t(texts.savePassword)}
    >
      <AccountName email={address} />
      <NewPasswordField {...form.field("password")} label={t(texts.newPassword)} hint={t(texts.passwordHint)} />
      <PasswordField
        {...form.field("confirmPassword")}
        label={t(texts.confirmNewPassword)}
        autoComplete="new-password"
      />
    </AccountForm>
  )
}
