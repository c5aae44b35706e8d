import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

type Named = { _id: string; title: LocalizedContent }
export type ProductChoice = { id: string; name: string; kind: "tour" | "transfer" | "product" }

/** Returns all tours, transfers and extras, those that are not on sale included. */
export function useProductChoices(): ProductChoice[] {
  const language = useStaffLanguage()
  const named = (kind: ProductChoice["kind"], products: Named[]): ProductChoice[] =>
    products.map(({ _id, title }) => ({ id: _id, name: inLanguage(title, language), kind }))
  return [
    ...named("tour", useProducts("/tours")),
    ...named("transfer", useProducts("/transfers")),
    ...named("product", useProducts("/products")),
  ]
}

function useProducts(path: string): Named[] {
  const { data = [] } = useApi<Named[]>(`${path}?view=card&active=all`, { staleTime: 300_000 })
  return data
}
