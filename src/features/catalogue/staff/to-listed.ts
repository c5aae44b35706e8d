import type { ContentRow } from "#features/catalogue/content.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { ListedContent } from "#staff/ui/content/content-list.tsx"

/** Returns a row of the list. `texts` are 'Contact for price' and 'from %{price}' in this language. */
export function toListed(
  row: ContentRow,
  language: Language,
  texts: { noPrice: string; from: (price: string) => string },
) {
  const { _id, title, location, price, currency, ...rest } = row
  const cost = price > 0 ? texts.from(formatPrice(price, currency, language)) : texts.noPrice
  return {
    ...rest,
    id: _id,
    name: title,
    details: `${inLanguage(location, language)} · ${cost}`,
  } satisfies ListedContent
}
