import { Link } from "@tanstack/react-router"
import { messages } from "#app/messages.ts"
import { useAccountWishlist, useWishlist } from "#features/wishlist/wishlist.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"

export function WishlistLink() {
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
