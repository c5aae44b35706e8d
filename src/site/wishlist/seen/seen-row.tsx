import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Wish } from "#domain/wishlist/wish.ts"
import { common } from "#i18n/common-messages.ts"
import { useProperName, useTranslate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { Price } from "#site/ui/price.tsx"
import { type SeenProduct, seenQuery } from "./queries.ts"
import { forgetSeen } from "./seen.ts"

const texts = {
  title: { en: "Recently seen", vi: "Bạn vừa xem" },
  from: common.priceFrom,
  clear: { en: "Clear", vi: "Xóa" },
  clearAll: { en: "Clear what you have recently seen", vi: "Xóa danh sách vừa xem" },
}

/** Nothing if it can't be loaded, or if all that was seen is gone. */
export default function SeenRow({ seen }: { seen: Wish[] }) {
  const t = useTranslate()
  const { data = [] } = useQuery(seenQuery(seen))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="recently-seen">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recently-seen" className="text-xl font-bold">
          {t(texts.title)}
        </h2>
        <Button look="quiet" aria-label={t(texts.clearAll)} onClick={forgetSeen}>
          {t(texts.clear)}
        </Button>
      </div>
      <ul className="mt-2 flex snap-x gap-4 overflow-x-auto pb-2">
        {data.map((product) => (
          <li key={`${product.kind}/${product.slug}`} className="w-72 shrink-0 snap-start">
            <Product product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Product({ product: { kind, slug, title, images, price, pricing } }: { product: SeenProduct }) {
  const t = useTranslate()
  const properName = useProperName()
  const [image] = images
  return (
    <div className="relative flex h-20 gap-3">
      <div className="h-20 w-[6.67rem] shrink-0 overflow-hidden rounded-image bg-mist">
        {image && <Picture image={image} crop="4x3" sizes="107px" decorative />}
      </div>
      <div className="min-w-0">
        <Link
          to={kind === "tour" ? "/tour/$slug" : "/transfer/$slug"}
          params={{ slug }}
          className="card-link line-clamp-2 font-semibold"
        >
          {properName(title)}
        </Link>
        <p className="truncate text-sm text-soft">
          {price > 0 && <span className="mr-1">{t(texts.from)}</span>}
          <Price amount={price} currency={pricing.currency} other="nowhere" />
        </p>
      </div>
    </div>
  )
}
