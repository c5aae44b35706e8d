import { useQuery } from "@tanstack/react-query"
import { createFileRoute, Link, useLocation, useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import type { User } from "#domain/account/account.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useSignedIn } from "#lib/api/token.ts"
import { loadUser, signOut, useAuth } from "#site/account/auth-store.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { Tabs } from "#site/ui/overlay/tabs.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { RequiresJavaScript } from "./account-form-parts.tsx"
import { PasswordForm } from "./password-form.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { ResendButton } from "./resend-button.tsx"
import { screenMessages as texts } from "./screen-messages.ts"
import { SessionList } from "./session-list.tsx"

export const Route = createFileRoute("/profile")({ component: ProfilePage })

/** The server renders only a placeholder, because it does not know the user (spec §2). */
function ProfilePage() {
  const t = useTranslate()
  const user = useRequiredUser()
  return (
    <div className="wrap filled-later max-w-3xl pt-8 lg:pt-14">
      <UnlistedHead title={t(texts.profile)} />
      <h1 className="text-3xl font-bold sm:text-4xl">{t(texts.profile)}</h1>
      <RequiresJavaScript />
      {user ? <Account user={user} /> : <LoadingAccount />}
    </div>
  )
}

/** Returns the signed-in user, or null while loading. Guests sign in first and come back (spec §2). */
function useRequiredUser(): User | null {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const redirect = useLocation({ select: ({ hash }) => (hash ? `/profile#${hash}` : "/profile") })
  useEffect(() => {
    if (signedIn === false) void navigate({ to: "/login", search: { redirect }, replace: true })
  }, [signedIn, navigate, redirect])
  return useAuth(({ user }) => user)
}

function Account({ user }: { user: User }) {
  const t = useTranslate()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const leave = async () => {
    await navigate({ to: "/" })
    await signOut()
  }
  return (
    <>
      <p className="mt-2 text-lg break-words text-soft">
        {user.name && (
          <>
            <span className="block sm:inline">{user.name}</span>
            <span className="max-sm:hidden"> · </span>
          </>
        )}
        {user.email}
      </p>
      <AddressNotice user={user} />
      <div className="panel mt-6 p-4 sm:p-6">
        <Tabs
          label={t(texts.profile)}
          first={hash}
          tabs={[
            { key: "profile", label: t(texts.profileTab), content: <ProfileForm user={user} /> },
            { key: "password", label: t(texts.passwordTab), content: <PasswordForm user={user} /> },
          ]}
        />
      </div>
      <SessionList />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/bookings" className={buttonClass("secondary")}>
          {t(texts.myBookings)}
        </Link>
        <Button look="quiet" onClick={leave}>
          {t(texts.signOut)}
        </Button>
      </div>
    </>
  )
}

function AddressNotice({ user: { email, emailVerified, pendingEmail } }: { user: User }) {
  const t = useTranslate()
  if (emailVerified && !pendingEmail) return null
  return (
    <Notice
      tone="waiting"
      title={t(pendingEmail ? texts.pendingEmail : texts.unconfirmed)}
      className="mt-6 break-words"
    >
      <p className="mb-3">
        {pendingEmail
          ? t(texts.pendingEmailText, { pending: pendingEmail, email })
          : t(texts.unconfirmedText, { email })}
      </p>
      <ResendButton />
    </Notice>
  )
}

function LoadingAccount() {
  const t = useTranslate()
  const signedIn = useSignedIn()
  const { isError, refetch } = useQuery({
    queryKey: ["account"],
    queryFn: loadUser,
    enabled: signedIn === true,
    meta: { personal: true },
    networkMode: "always",
  })
  if (isError) {
    return (
      <div role="alert" className="mt-6">
        <Notice tone="bad" title={t(texts.failed.loading)}>
          <Button look="secondary" className="mt-3" onClick={() => refetch()}>
            {t(texts.tryAgain)}
          </Button>
        </Notice>
      </div>
    )
  }
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        {t(texts.loading)}
      </p>
      <Skeleton className="h-6 w-64 max-w-full" />
      <Skeleton className="mt-6 h-96 rounded-card" />
    </div>
  )
}
