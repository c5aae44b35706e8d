import { Link, type LinkProps, useRouter } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { messages } from "#site/frame/messages.ts"

const LINK_CLASS = "flex min-h-11 w-full items-center font-semibold hover:underline"

/** Source: spec §2. */
export function AccountLinks({ className, replace = false }: { className: string; replace?: boolean }) {
  const t = useTranslate()
  const router = useRouter()
  const signedIn = useSignedIn()
  const signOut = async () => {
    const account = await import("#site/account/auth-store.ts")
    await account.signOut()
    if (router.state.location.pathname === "/profile") await router.navigate({ to: "/", replace })
  }
  const link = (to: NonNullable<LinkProps["to"]>, label: Localized) => (
    <li>
      <Link to={to} replace={replace} className={`${LINK_CLASS} ${className}`}>
        {t(label)}
      </Link>
    </li>
  )
  if (!signedIn)
    return (
      <ul>
        {link("/login", messages.signIn)}
        {link("/register", messages.signUp)}
        {link("/bookings", messages.myBookings)}
      </ul>
    )
  return (
    <ul>
      {link("/profile", messages.profile)}
      {link("/bookings", messages.myBookings)}
      <li>
        <button type="button" onClick={signOut} className={`${LINK_CLASS} ${className}`}>
          {t(messages.signOut)}
        </button>
      </li>
    </ul>
  )
}
