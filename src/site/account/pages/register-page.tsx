import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { messages } from "#domain/account/messages.ts"
import { REGISTRATION } from "#domain/account/pages/form-fields.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useSignedIn } from "#lib/api/token.ts"
import { countryOf, textsOf } from "#lib/posted-form.ts"
import { register } from "#site/account/auth-store.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { PasswordField } from "#site/ui/form/password-field.tsx"
import { HiddenFormFields } from "#site/ui/form/server-form-state.tsx"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { AccountForm, RequiresJavaScript, useAccountForm } from "./account-form-parts.tsx"
import { AccountFrame, FrameFoot } from "./account-frame.tsx"
import { NewPasswordField } from "./new-password-field.tsx"
import { PersonFields } from "./person-fields.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/register")({
  validateSearch: (search: { done?: number }) => search,
  component: RegisterPage,
})

function RegisterPage() {
  const t = useTranslate()
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { done } = Route.useSearch()
  useEffect(() => {
    if (signedIn) void navigate({ to: "/", replace: true })
  }, [signedIn, navigate])
  if (done) return <Registered />
  return (
    <AccountFrame title={t(texts.signUp)} lead={t(texts.signUpLead)} scene="register">
      <FormDraft name="register">
        <RegisterForm />
      </FormDraft>
      <FrameFoot text={t(texts.haveAccount)} to="/login" label={t(texts.signIn)} />
    </AccountFrame>
  )
}

/** The spec's welcome names 'the product' (§8), and ours names the company. */
function useWelcome(): string {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  return t(texts.registered, { company: t(settings.companyName) })
}

function Registered() {
  const t = useTranslate()
  const welcome = useWelcome()
  return (
    <AccountFrame title={t(texts.signUp)} scene="register">
      <p role="status" className="mt-4 text-lg">
        {welcome}
      </p>
      <RequiresJavaScript />
      <Link to="/login" className={`mt-6 ${buttonClass()}`}>
        {t(texts.signIn)}
      </Link>
    </AccountFrame>
  )
}

function RegisterForm() {
  const t = useTranslate()
  const welcome = useWelcome()
  const form = useAccountForm("register", REGISTRATION, "/register")
  const submit = form.submitting(
    (filled) => ({ ...textsOf(filled, REGISTRATION), ...countryOf(filled) }),
    async ({ confirmPassword: _, ...registration }) => {
      await register(registration)
      showToast("good", welcome)
    },
  )
  return (
    <AccountForm form={form} onSubmit={submit} page="/register" label={t(texts.signUp)}>
      <HiddenFormFields />
      <PersonFields field={form.field}>
        {form.problems.errors.email === t(messages.emailTaken) && <WaysIn />}
      </PersonFields>
      <NewPasswordField {...form.field("password")} label={t(texts.password)} hint={t(texts.passwordHint)} />
      <PasswordField {...form.field("confirmPassword")} label={t(texts.confirmPassword)} autoComplete="new-password" />
    </AccountForm>
  )
}

function WaysIn() {
  const t = useTranslate()
  return (
    <p className="-mt-3 flex flex-wrap gap-x-6">
      <Link to="/login" className="text-link inline-flex min-h-11 items-center">
        {t(texts.signIn)}
      </Link>
      <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
        {t(texts.resetYourPassword)}
      </Link>
    </p>
  )
}
