import { Autocomplete, TextField } from "@mui/material"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { fold } from "#lib/text/fold.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"

type TourName = { _id: string; title: LocalizedContent; pricing: { currency: Currency } }

/** Returns the names of all tours, those that are not on sale included. */
function useTourNames(): TourName[] {
  const { data = [] } = useApi<TourName[]>("/tours?view=card&active=all", { staleTime: 300_000 })
  return data
}

/** Returns the currency of a tour's prices, once the tours are known. */
export function useTourCurrency(tourId: string | undefined): Currency | undefined {
  return useTourNames().find(({ _id }) => _id === tourId)?.pricing.currency
}

type Props = {
  tourId: string | undefined
  onChange: (tourId: string | undefined) => void
  label: string
  isRequired?: boolean
  error?: string | undefined
}

/** Chooses a tour by a few letters of its name, without accents. */
export function TourPicker({ tourId, onChange, label, isRequired = false, error }: Props) {
  const { translate, localized } = useWords()
  const tours = useTourNames()
  return (
    <Autocomplete
      options={tours}
      value={tours.find(({ _id }) => _id === tourId) ?? null}
      getOptionLabel={({ title }) => localized(title)}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(option, value) => option._id === value._id}
      filterOptions={(options, { inputValue }) =>
        options.filter(({ title }) => fold(`${title.en} ${title.vi ?? ""}`).includes(fold(inputValue)))
      }
      onChange={(_, chosen) => onChange(chosen?._id)}
      sx={{ width: { xs: 1, sm: 380 } }}
      renderInput={(props) => (
        <TextField
          {...props}
          label={translate(label)}
          required={isRequired}
          error={Boolean(error)}
          helperText={error}
        />
      )}
    />
  )
}
