import { Link } from "@tanstack/react-router"
import { messages } from "#app/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { buttonClass } from "#ui/button.tsx"
import { DrawerMenu } from "#ui/overlay/drawer-menu.tsx"
import { AccountLinks } from "./account-links.tsx"
import { NavigationLinks } from "./main-navigation.tsx"
import { bookNow } from "./navigation.ts"

export function MobileMenu() {
  const t = useTranslate()
  return (
    <div className="lg:hidden">
      <DrawerMenu label={t(messages.menu)} href="#site-links">
        <nav aria-label={t(messages.mainNavigation)} className="-mt-3 flex flex-col text-lg">
          <NavigationLinks replace className="border-b border-hairline py-2" />
          <Link to="/wishlist" replace className="nav-link border-b border-hairline py-2">
            {t(messages.wishlist)}
          </Link>
          <AccountLinks replace className="py-1 text-base" />
          <Link to={bookNow} replace activeProps={{}} className={`mt-4 ${buttonClass()}`}>
            {t(messages.bookNow)}
          </Link>
        </nav>
      </DrawerMenu>
    </div>
  )
}
