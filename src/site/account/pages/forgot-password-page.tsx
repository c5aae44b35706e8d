import { createFileRoute, Link } from "@tanstack/react-router"
import { useState } from "react"
import { FORGOTTEN } from "#domain/account/pages/form-fields.ts"
import { useTranslate } from "#i18n/language.tsx"
import { textsOf } from "#lib/posted-form.ts"
import { askForReset } from "#site/account/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { AccountForm, useAccountForm } from "./account-form-parts.tsx"
import { AccountFrame, FrameFoot } from "./account-frame.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

const PAGE = "/forgot-password"

export const Route = createFileRoute("/forgot-password")({
  validateSearch: (search: { sent?: number }) => search,
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const t = useTranslate()
  const [askedFor, setAskedFor] = useState("")
  const { sent } = Route.useSearch()
  const sentTo = askedFor || (sent && t(texts.thatAddress))
  return (
    <AccountFrame
      title={t(sentTo ? texts.linkSent : texts.forgotTitle)}
      lead={sentTo ? undefined : t(texts.forgotLead)}
      windowTitle={t(texts.forgotTitle)}
      scene="other"
    >
      <div role="status">{sentTo && <p className="mt-4">{t(texts.linkSentText, { email: sentTo })}</p>}</div>
      {sentTo ? (
        <Link to="/forgot-password" className={`mt-6 ${buttonClass("secondary")}`} onClick={() => setAskedFor("")}>
          {t(texts.askAgain)}
        </Link>
      ) : (
        <ForgotPasswordForm onSent={setAskedFor} />
      )}
      <FrameFoot to="/login" label={t(texts.backToSignIn)} />
    </AccountFrame>
  )
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslate()
  const form = useAccountForm("forgot", FORGOTTEN, PAGE)
  const submit = form.submitting(
    (filled) => textsOf(filled, FORGOTTEN),
    async ({ email }) => {
      await askForReset(email)
      onSent(email)
    },
  )
  return (
    <AccountForm form={form} onSubmit={submit} page={PAGE} label={t(texts.sendLink)}>
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
