import { lazy } from "react"
import { messages } from "#app/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { DrawerMenu } from "#ui/overlay/drawer-menu.tsx"

const load = () => import("./mobile-menu-drawer.tsx")
const MobileMenuDrawer = lazy(load)

export function MobileMenu() {
  const t = useTranslate()
  return (
    <div className="lg:hidden">
      <DrawerMenu label={t(messages.menu)} href="#site-links" load={load}>
        {(onClose) => <MobileMenuDrawer onClose={onClose} />}
      </DrawerMenu>
    </div>
  )
}
