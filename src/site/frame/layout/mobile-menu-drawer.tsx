import { Link } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { messages } from "#site/frame/messages.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Drawer } from "#site/ui/overlay/drawer.tsx"
import { AccountLinks } from "./account-links.tsx"
import { NavigationLinks } from "./main-navigation.tsx"
import { bookNow } from "./navigation.ts"

export default function MobileMenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Drawer title={t(messages.menu)} onClose={onClose}>
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
    </Drawer>
  )
}
