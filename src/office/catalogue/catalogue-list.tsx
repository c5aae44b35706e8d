import type { ReactNode } from "react"
import { SelectInput } from "react-admin"
import type { ContentRow } from "#domain/catalogue/content.ts"
import { formatPrice } from "#i18n/format.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import type { Currency } from "#lib/money.ts"
import { useExchangeRate } from "#office/frame/hooks/use-exchange-rate.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import type { ContentKind } from "#office/ui/content/content-kind.ts"
import { ContentList } from "#office/ui/content/content-list.tsx"
import { useChoices } from "./use-choices.ts"

type Props = {
  kind: ContentKind
  /** The endpoint of the categories that the list is filtered by. */
  categories?: string
  children?: ReactNode
}

/** The staff's list of tours, transfers or products. */
export function CatalogueList({ kind, categories, children }: Props) {
  const { translate, language, localized } = useWords()
  const vndPerUsd = useExchangeRate()
  const money = (price: number, currency: Currency) =>
    vndPerUsd === undefined
      ? formatPrice(price, currency, language)
      : formatDongFirst(price, { currency, vndPerUsd }, language)
  return (
    <ContentList<ContentRow>
      kind={kind}
      canSearch
      isPaged
      filters={categories ? [<CategoryInput key="category" source="category" path={categories} alwaysOn />] : []}
      toListed={({ _id, title, location, price, currency, ...rest }) => ({
        ...rest,
        id: _id,
        name: title,
        details: `${localized(location)} · ${
          price > 0
            ? translate("content.list.from", { price: money(price, currency) })
            : translate("content.list.noPrice")
        }`,
      })}
    >
      {children}
    </ContentList>
  )
}

/** react-admin reads `alwaysOn`. */
function CategoryInput({ source, path }: { source: string; path: string; alwaysOn: boolean }) {
  return (
    <SelectInput
      source={source}
      label="content.fields.category"
      choices={useChoices(`${path}?active=all`).choices}
      translateChoice={false}
    />
  )
}
