import { SelectInput, useNotify } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { formatNumber } from "#i18n/format.ts"
import { CURRENCIES, type Currency } from "#lib/money.ts"
import { useExchangeRate } from "#office/frame/hooks/use-exchange-rate.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { convertPrices } from "./convert-prices.ts"

/** The currency of all prices in the form. Another one converts them at today's rate. */
export function CurrencyInput() {
  const { translate, language } = useWords()
  const notify = useNotify()
  const vndPerUsd = useExchangeRate()
  const { getValues, setValue } = useFormContext()
  const from: Currency = useWatch({ name: "pricing.currency" }) ?? "USD"
  const convertTo = (to: Currency) => {
    if (vndPerUsd === undefined || from === to) return
    const changes = convertPrices(getValues(), { from, to, vndPerUsd })
    for (const { source, value } of changes) setValue(source, value, { shouldDirty: true })
    if (changes.length)
      notify(translate("staff.money.converted", { rate: formatNumber(vndPerUsd, language) }), { type: "info" })
  }
  return (
    <SelectInput
      source="pricing.currency"
      choices={CURRENCIES.map((id) => ({ id, name: translate(`catalogue.prices.${id.toLowerCase()}`) }))}
      onChange={(event) => convertTo(event.target.value as Currency)}
      readOnly={vndPerUsd === undefined}
      isRequired
    />
  )
}
