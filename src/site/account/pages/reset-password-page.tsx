import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { RESET } from "#domain/account/pages/form-fields.ts"
import { useTranslate } from "#i18n/language.tsx"
import { textsOf } from "#lib/posted-form.ts"
import { signOut } from "#site/account/auth-store.ts"
import { sendPasswordReset } from "#site/account/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { PasswordField } from "#site/ui/form/password-field.tsx"
import { AccountForm, AccountName, useAccountForm } from "./account-form-parts.tsx"
import { AccountFrame, FrameFoot } from "./account-frame.tsx"
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
    <AccountFrame title={t(title)} windowTitle={t(texts.resetTitle)} lead={t(lead)} scene="other">
      {done ? (
        <Link to="/login" className={`mt-6 ${buttonClass()}`}>
          {t(texts.signIn)}
        </Link>
      ) : (
        <>
          {token && <ResetPasswordForm token={token} />}
          <FrameFoot to="/forgot-password" label={t(texts.newLink)} />
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
  const navigate = useNavigate()
  const address = useLinkedAddress()
  const form = useAccountForm("reset", RESET, PAGE)
  const submit = form.submitting(
    (filled) => textsOf(filled, RESET),
    async ({ password }) => {
      await sendPasswordReset({ token, password })
      // The reset ended all sessions, including this one.
      void signOut()
      await navigate({ to: PAGE, search: { done: 1 }, replace: true })
    },
  )
  const page = `${PAGE}?${new URLSearchParams({ token })}`
  return (
    <AccountForm form={form} onSubmit={submit} page={page} label={t(texts.savePassword)}>
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
