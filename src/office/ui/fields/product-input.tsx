import { AutocompleteInput, useTranslate } from "react-admin"
import { fold } from "#lib/text/fold.ts"
import { type ProductChoice, useProductChoices } from "#office/ui/fields/product-choices.ts"

/**
 * Filters by a tour, transfer or extra, found by a few letters of its name without accents. React-admin reads `label` for
 * the list of filters, too.
 */
export function ProductInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={useProductChoices()}
      translateChoice={false}
      groupBy={({ kind }: ProductChoice) => translate(`bookings.types.${kind}`)}
      matchSuggestion={(typed: string, { name }: ProductChoice) => fold(name).includes(fold(typed))}
      sx={{ minWidth: { sm: 280 } }}
    />
  )
}
