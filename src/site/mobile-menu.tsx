import { useT } from "#i18n/language.tsx"
import { buttonLook } from "#ui/button.tsx"
import { DrawerMenu } from "#ui/drawer-menu.tsx"
import { Link } from "#ui/link.tsx"
import { AccountLinks } from "./account-links.tsx"
import { NavigationLinks } from "./main-navigation.tsx"
import { messages } from "./messages.ts"
import { bookNow } from "./navigation.ts"

/** Everything the header has no room for on narrow screens. */
export function MobileMenu() {
  const t = useT()
  return (
    <div className="lg:hidden">
      <DrawerMenu label={t(messages.menu)} href="#site-links">
        <nav aria-label={t(messages.mainNavigation)} className="-mt-3 flex flex-col text-lg">
          <NavigationLinks className="border-b border-hairline py-2" />
          <Link to="/wishlist" className="nav-link border-b border-hairline py-2">
            {t(messages.wishlist)}
          </Link>
          <AccountLinks className="py-1 text-base" guestBookings />
          <Link to={bookNow} activeProps={{}} className={`mt-4 ${buttonLook()}`}>
            {t(messages.bookNow)}
          </Link>
        </nav>
      </DrawerMenu>
    </div>
  )
}
