import { MenuItem, TextField } from "@mui/material"
import type { BookedChoice } from "#domain/bookings/booking.ts"
import type { RequestedChoice } from "#domain/bookings/quote/extras/choice-lines.ts"
import { choiceName, isCounted, listChoices, withChoice } from "#domain/bookings/quote/extras/choices.ts"
import type { Choice, ChoiceOption } from "#domain/catalogue/content.ts"
import { inLanguage } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { usePriceText } from "#office/ui/money.tsx"

type Product = { pricing: { currency: Currency }; priceRules: { choices: Choice[] } }
type Props = {
  productType: "tour" | "transfer"
  productId: string
  chosen: readonly (RequestedChoice | BookedChoice)[]
  onChange: (chosen: RequestedChoice[]) => void
}

/** Inputs for the choices of a tour or transfer, with their prices. */
export function ChoiceInputs({ productType, productId, chosen, onChange }: Props) {
  const language = useStaffLanguage()
  const priceText = usePriceText()
  const { data } = useApi<Product>(`/${productType}s/${productId}`)
  if (!data) return null
  const { choices } = data.priceRules
  const counts = Object.fromEntries(
    chosen.map(({ code, option, quantity = 1 }) => [choiceName(code, option), quantity]),
  )
  const choose = (choice: Choice, option: string, count: number) =>
    onChange(listChoices(withChoice(counts, choice, option, count), choices))
  const named = ({ name, price }: ChoiceOption) =>
    withCommas(inLanguage(name, language), price && `+${priceText(price, data.pricing.currency)}`)
  const isChosen = (choice: Choice, option: string) => Boolean(counts[choiceName(choice.code, option)])
  return choices.map((choice) =>
    isCounted(choice) ? (
      choice.options.map((option) => (
        <TextField
          key={choiceName(choice.code, option.code)}
          type="number"
          label={named(option)}
          value={counts[choiceName(choice.code, option.code)] ?? 0}
          onChange={(event) => choose(choice, option.code, Math.max(0, Number(event.target.value)))}
          slotProps={{ htmlInput: { min: 0 } }}
        />
      ))
    ) : (
      <TextField
        key={choice.code}
        select
        label={inLanguage(choice.name, language)}
        value={choice.options.find(({ code }) => isChosen(choice, code))?.code ?? ""}
        onChange={(event) => choose(choice, event.target.value, 1)}
      >
        <MenuItem value="">—</MenuItem>
        {choice.options.map((option) => (
          <MenuItem key={option.code} value={option.code}>
            {named(option)}
          </MenuItem>
        ))}
      </TextField>
    ),
  )
}
