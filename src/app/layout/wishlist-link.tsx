import { Link } from "@tanstack/react-router"
import { Heart } from "lucide-react"
import { messages } from "#app/messages.ts"
import { useWishlist } from "#features/wishlist/wishlist.ts"
import { useTranslate } from "#i18n/language.tsx"

export function WishlistLink() {
  const t = useTranslate()
  const { length } = useWishlist()
  return (
    <Link
      to="/wishlist"
      activeProps={{}}
      title={t(messages.wishlist)}
      className={`icon-btn relative ${length ? "" : "max-lg:hidden"}`}
    >
      <Heart className="size-5" aria-hidden="true" />
      <span className="sr-only">{t(messages.wishlist)}</span>
      {length > 0 && <span className="count">{length}</span>}
    </Link>
  )
}
