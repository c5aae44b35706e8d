import { createFileRoute, Link } from "@tanstack/react-router"
import { useState } from "react"
import { askForReset } from "#features/account/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { textsOf } from "#lib/posted-form.ts"
import { buttonClass } from "#ui/button.tsx"
import { TextField } from "#ui/form/field.tsx"
import { useSubmit } from "#ui/form/use-submit.ts"
import { UnlistedHead } from "#ui/page/unlisted-head.tsx"
import { AccountForm, loadAndCheckForm } from "./account-form-parts.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { FORGOTTEN } from "./form-fields.ts"
import { screenMessages as texts } from "./screen-messages.ts"

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
      scene="bay"
    >
      <UnlistedHead title={t(texts.forgotTitle)} />
      <div role="status">
        {sentTo && <p className="mt-4">{interpolate(t(texts.linkSentText), { email: sentTo })}</p>}
      </div>
      {sentTo ? (
        <Link to="/forgot-password" className={`mt-6 ${buttonClass("secondary")}`} onClick={() => setAskedFor("")}>
          {t(texts.askAgain)}
        </Link>
      ) : (
        <ForgotPasswordForm onSent={setAskedFor} />
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
  const t = useTranslate()
  const language = useLanguage()
  const form = useSubmit("/forgot-password", FORGOTTEN, texts.failed.forgot)
  const submit = form.submitting({
    read: (filled) => textsOf(filled, FORGOTTEN),
    check: (typed) => loadAndCheckForm("forgot", typed, language),
    send: async ({ email }) => {
      await askForReset(email, language)
      onSent(email)
    },
  })
  return (
    <AccountForm form={form} onSubmit={submit} page="/forgot-password" label={t(texts.sendLink)}>
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
