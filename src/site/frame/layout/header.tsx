import { Link, useRouterState } from "@tanstack/react-router"
import { lazy } from "react"
import type { SiteSettings } from "#domain/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { messages } from "#site/frame/messages.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { useScrolledPast } from "#site/ui/hooks/scrolled.ts"
import { Icon } from "#site/ui/icon.tsx"
import { DialogButton } from "#site/ui/overlay/dialog-button.tsx"
import { DrawerMenu } from "#site/ui/overlay/drawer-menu.tsx"
import { useAccountWishlist, useWishlist } from "#site/wishlist/wishlist.ts"
import { AccountMenu } from "./account-menu.tsx"
import { NavigationLinks } from "./main-navigation.tsx"
import { bookNow } from "./navigation.ts"
import { TopBar } from "./top-bar.tsx"
import { Wordmark } from "./wordmark.tsx"

/** Source: spec §9. */
const SCROLLED_PX = 50

/** Sticky unless very large text leaves too little of the screen. White after 50 px (spec §2). */
export function Header({ settings }: { settings: SiteSettings }) {
  const t = useTranslate()
  const scrolled = useScrolledPast(SCROLLED_PX)
  const overPicture = useRouterState({ select: ({ location }) => location.pathname === "/" })
  return (
    <header className="sticky top-0 z-30 max-[16rem]:static">
      <TopBar settings={settings} />
      <div data-scrolled={scrolled || undefined} data-over={overPicture || undefined} className="header">
        <div className="wrap">
          <div className="header-strip">
            <Wordmark settings={settings} />
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

const fetchDialog = () => import("./search/search-dialog.tsx")
const SearchDialog = lazy(fetchDialog)

function SearchButton() {
  const t = useTranslate()
  return (
    <DialogButton
      to="/tours"
      label={t(messages.search)}
      className="icon-btn"
      prefetch={fetchDialog}
      dialog={({ onSent }) => <SearchDialog onClose={onSent} />}
    >
      <Icon name="search" className="size-5" />
    </DialogButton>
  )
}

function WishlistLink() {
  const t = useTranslate()
  const { length } = useWishlist()
  useAccountWishlist()
  return (
    <Link
      to="/wishlist"
      activeProps={{}}
      title={t(messages.wishlist)}
      className={`icon-btn relative ${length ? "" : "max-lg:hidden"}`}
    >
      <Icon name="heart" className="size-5" />
      <span className="sr-only">{t(messages.wishlist)}</span>
      {length > 0 && (
        <span className="absolute top-0 right-0 min-w-5 rounded-[0.625rem] bg-vermilion px-1 text-center text-xs leading-5 font-bold text-white tabular-nums">
          {length}
        </span>
      )}
    </Link>
  )
}

const fetchMenu = () => import("./mobile-menu-drawer.tsx")
const MobileMenuDrawer = lazy(fetchMenu)

function MobileMenu() {
  const t = useTranslate()
  return (
    <div className="lg:hidden">
      <DrawerMenu label={t(messages.menu)} href="#site-links" load={fetchMenu}>
        {(onClose) => <MobileMenuDrawer onClose={onClose} />}
      </DrawerMenu>
    </div>
  )
}
