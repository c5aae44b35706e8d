import { createFileRoute, Link, useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { type PendingSignIn, pendingOf } from "#domain/account/second-factor/pending-sign-in.ts"
import { withoutPrefix } from "#i18n/address.ts"
import { useTranslate } from "#i18n/language.tsx"
import { ownPath } from "#lib/address/own-path.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { textsOf } from "#lib/posted-form.ts"
import { signIn } from "#site/account/auth-store.ts"
import { Checkbox } from "#site/ui/form/checkbox.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { PasswordField } from "#site/ui/form/password-field.tsx"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { AccountForm, useAccountForm } from "./account-form-parts.tsx"
import { AccountFrame, FrameFoot } from "./account-frame.tsx"
import { screenMessages as texts } from "./screen-messages.ts"
import { SecondStep } from "./second-step-form.tsx"

export const Route = createFileRoute("/login")({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === "string" ? { redirect } : {},
  component: LoginPage,
})

/** After sign-in the visitor returns to the previous page, or home (spec §2). */
function LoginPage() {
  const t = useTranslate()
  const { redirect } = Route.useSearch()
  const cameFrom = useCameFrom()
  const [pending, setPending] = useState<PendingSignIn>()
  useLeaveWhenSignedIn(redirect ?? cameFrom)
  if (pending)
    return (
      <AccountFrame title={t(texts.secondStep)} lead={t(texts.secondStepLead)} scene="signIn">
        <SecondStep pending={pending} onBack={() => setPending(undefined)} />
      </AccountFrame>
    )
  return (
    <AccountFrame title={t(texts.signIn)} lead={t(texts.signInLead)} scene="signIn">
      <LoginForm onPending={setPending} />
      <FrameFoot text={t(texts.noAccount)} to="/register" label={t(texts.signUp)} />
    </AccountFrame>
  )
}

function useCameFrom(): string | undefined {
  const router = useRouter()
  const [before] = useState(() => router.state.resolvedLocation)
  return before && !/^\/(login|register|[a-z]+-password|verify-email)\b/.test(before.pathname) ? before.href : undefined
}

function useLeaveWhenSignedIn(redirect: string | undefined) {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn) void navigate({ href: withoutPrefix(ownPath(redirect)), replace: true })
  }, [signedIn, redirect, navigate])
}

const FIELDS = ["email", "password"] as const

/** Requires JavaScript, because only browser storage holds the token (security.md). */
function LoginForm({ onPending }: { onPending: (pending: PendingSignIn) => void }) {
  const t = useTranslate()
  const form = useAccountForm("signIn", FIELDS)
  const submit = form.submitting(
    (filled) => ({ ...textsOf(filled, FIELDS), remember: filled.has("remember") }),
    async (credentials) => {
      const pending = await signIn(credentials).then(() => undefined, pendingOrThrow)
      if (pending) onPending(pending)
      else showToast("good", t(texts.signedIn))
    },
  )
  return (
    <AccountForm form={form} onSubmit={submit} label={t(texts.signIn)}>
      <TextField
        {...form.field("email")}
        type="email"
        label={t(texts.email)}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField {...form.field("password")} label={t(texts.password)} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" label={t(texts.remember)} />
        <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
          {t(texts.forgot)}
        </Link>
      </div>
    </AccountForm>
  )
}

function pendingOrThrow(error: unknown): PendingSignIn {
  const pending = error instanceof ApiError ? pendingOf(error) : undefined
  if (!pending) throw error
  return pending
}
