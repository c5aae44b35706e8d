import { isSame, type Wish } from "#domain/wishlist/wish.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { Icon } from "#site/ui/icon.tsx"
import { toggleWish, useWishlist } from "./wishlist.ts"

const message = { en: "Save to your wishlist: {title}", vi: "Lưu vào danh sách yêu thích: {title}" }

type Props = Wish & { title: LocalizedContent; className?: string }

export function WishlistButton({ kind, slug, title, className = "" }: Props) {
  const t = useTranslate()
  const wish = { kind, slug }
  const kept = useWishlist().some((other) => isSame(other, wish))
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={t(message, { title: t(title) })}
      onClick={() => toggleWish(wish)}
      className={`icon-btn wish noscript:hidden ${className}`}
    >
      <Icon name="heart" className="size-5" />
    </button>
  )
}
