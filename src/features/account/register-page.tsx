import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { useLanguage, useT } from "#i18n/language.tsx"
import { useSignedIn } from "#lib/token.ts"
import { Link } from "#ui/link.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { showToast } from "#ui/toast.tsx"
import { UnlistedHead } from "#ui/unlisted-head.tsx"
import { useAccountForm } from "./account-form.ts"
import { AccountForm } from "./account-form-parts.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { register } from "./auth-store.ts"
import { PersonFields } from "./person-fields.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/register")({ component: RegisterPage })

/** Makes an account and signs in to it; whoever is signed in goes home (spec §2). */
function RegisterPage() {
  const t = useT()
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn) void navigate({ to: "/", replace: true })
  }, [signedIn, navigate])
  return (
    <AccountFrame title={t(texts.signUp)} lead={t(texts.signUpLead)} scene="terraces">
      <UnlistedHead title={t(texts.signUp)} />
      <RegisterForm />
      <p className="mt-6 border-t border-hairline pt-4">
        {t(texts.haveAccount)}{" "}
        <Link to="/login" className="text-link inline-flex min-h-11 items-center">
          {t(texts.signIn)}
        </Link>
      </p>
    </AccountFrame>
  )
}

function RegisterForm() {
  const t = useT()
  const language = useLanguage()
  const form = useAccountForm({
    name: "register",
    send: async ({ confirmPassword: _, ...registration }) => {
      await register(registration, language)
      showToast("good", t(texts.registered))
    },
  })
  return (
    <AccountForm state={form} action={t(texts.signUp)}>
      <PersonFields field={form.field} />
      <PasswordField
        {...form.field("password")}
        label={t(texts.password)}
        hint={t(texts.passwordHint)}
        autoComplete="new-password"
      />
      <PasswordField {...form.field("confirmPassword")} label={t(texts.confirmPassword)} autoComplete="new-password" />
    </AccountForm>
  )
}
