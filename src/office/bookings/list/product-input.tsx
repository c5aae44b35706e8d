import { AutocompleteInput, useTranslate } from "react-admin"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/text/fold.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

type Named = { _id: string; title: LocalizedContent }
type Choice = { id: string; name: string; kind: string }

/**
 * Filters by a tour, transfer or extra, found by a few letters of its name without accents. React-admin reads `label` for
 * the list of filters, too.
 */
export function ProductInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const named = (kind: string, products: Named[]): Choice[] =>
    products.map(({ _id, title }) => ({ id: _id, name: inLanguage(title, language), kind }))
  const choices = [
    ...named("tour", useProducts("/tours")),
    ...named("transfer", useProducts("/transfers")),
    ...named("product", useProducts("/products")),
  ]
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      translateChoice={false}
      groupBy={({ kind }: Choice) => translate(`bookings.types.${kind}`)}
      matchSuggestion={(typed: string, { name }: Choice) => fold(name).includes(fold(typed))}
      sx={{ minWidth: { sm: 280 } }}
    />
  )
}

function useProducts(path: string): Named[] {
  const { data = [] } = useApi<Named[]>(`${path}?view=card&active=all`, { staleTime: 300_000 })
  return data
}
