import { Link, useRouterState } from "@tanstack/react-router"
import { messages } from "#app/messages.ts"
import type { Settings } from "#features/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { buttonClass } from "#ui/button.tsx"
import { useScrolledPast } from "#ui/scrolled.ts"
import { AccountMenu } from "./account-menu.tsx"
import { NavigationLinks } from "./main-navigation.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { bookNow } from "./navigation.ts"
import { SearchButton } from "./search/search-button.tsx"
import { TopBar } from "./top-bar.tsx"
import { WishlistLink } from "./wishlist-link.tsx"
import { Wordmark } from "./wordmark.tsx"

/** Source: spec §9. */
const SCROLLED_PX = 50

/** Sticky unless very large text leaves too little of the screen. White after 50 px (spec §2). */
export function Header({ settings }: { settings: Settings }) {
  const t = useTranslate()
  const scrolled = useScrolledPast(SCROLLED_PX)
  const overPicture = useRouterState({ select: ({ location }) => location.pathname === "/" })
  return (
    <header className="sticky top-0 z-30 max-[16rem]:static">
      <TopBar settings={settings} />
      <div data-scrolled={scrolled || undefined} data-over={overPicture || undefined} className="header">
        <div className="wrap">
          <div className="header-strip">
            <Wordmark name={t(settings.companyName)} />
            <nav aria-label={t(messages.mainNavigation)} className="hidden flex-wrap items-center lg:flex">
              <NavigationLinks className="px-2 xl:px-3" />
            </nav>
            <div className="flex flex-wrap items-center">
              <SearchButton />
              <WishlistLink />
              <AccountMenu />
              <Link to={bookNow} activeProps={{}} className={`ml-2 max-lg:hidden ${buttonClass()}`}>
                {t(messages.bookNow)}
              </Link>
              <MobileMenu />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
