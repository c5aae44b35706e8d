import { useMutation, useQueryClient } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { useAuth, verifyEmail } from "#site/account/auth-store.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { Spinner } from "#site/ui/spinner.tsx"
import { RequiresJavaScript } from "./account-form-parts.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { ResendButton } from "./resend-button.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/verify-email")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: VerifyEmailPage,
})

/** Confirms by script and only for the signed-in account, so that mail scanners that open links confirm nothing. */
function VerifyEmailPage() {
  const t = useTranslate()
  const { token } = Route.useSearch()
  const signedIn = useSignedIn()
  return (
    <AccountFrame title={t(texts.verifyTitle)} scene="other">
      <RequiresJavaScript />
      <div className="mt-6">
        {!token ? (
          <Notice tone="bad" title={t(texts.linkIncomplete)}>
            {t(texts.linkIncompleteText)}
          </Notice>
        ) : signedIn ? (
          <Verification token={token} />
        ) : signedIn === false ? (
          <SignInFirst token={token} />
        ) : (
          <Spinner label={t(texts.verifying)} />
        )}
      </div>
    </AccountFrame>
  )
}

function SignInFirst({ token }: { token: string }) {
  const t = useTranslate()
  const redirect = `/verify-email?token=${encodeURIComponent(token)}`
  return (
    <>
      <p>{t(texts.verifySignIn)}</p>
      <Link to="/login" search={{ redirect }} className={`mt-6 ${buttonClass()}`}>
        {t(texts.signIn)}
      </Link>
    </>
  )
}

function Verification({ token }: { token: string }) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const { mutate, data, error } = useMutation({
    mutationFn: () => verifyEmail(token),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["bookings"] }),
    networkMode: "always",
    meta: { shownInPlace: true },
  })
  useEffect(() => mutate(), [mutate])
  if (error) return <VerificationFailed error={error} onRetry={() => mutate()} />
  if (!data) return <Spinner label={t(texts.verifying)} />
  return (
    <>
      <div role="status">
        <Notice tone="good" title={t(texts.verified)}>
          {t(texts.verifiedText, { email: data.email })}
        </Notice>
      </div>
      <Link to="/bookings" className={`mt-6 ${buttonClass()}`}>
        {t(texts.myBookings)}
      </Link>
    </>
  )
}

function VerificationFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslate()
  const user = useAuth(({ user }) => user)
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <>
      <div role="alert">
        <Notice tone="bad" title={t(texts.verifyFailed)}>
          <p>{isRefused ? error.message : t(texts.failed.network)}</p>
          {isRefused && user && <p className="mt-2">{t(texts.verifyOther, { email: user.email })}</p>}
        </Notice>
      </div>
      <div className="mt-6">
        {isRefused ? <ResendButton /> : <Button onClick={onRetry}>{t(texts.tryAgain)}</Button>}
      </div>
    </>
  )
}
