import { Box } from "@mui/material"
import { formatPrice } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { formatBoth, formatBothParts, formatDongFirst, type Rated } from "#i18n/money/money-text.ts"
import type { Currency } from "#lib/money.ts"
import { useExchangeRate } from "#office/frame/hooks/use-exchange-rate.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { Hint } from "#office/ui/hint.tsx"

type Props = {
  /** In major units. */
  amount: number
  /** Its currency and rate, such as those of the booking's price. */
  of: Rated
  /** The amount in đồng, if it is kept in both currencies. */
  kept?: number | undefined
}

/** An amount of money, đồng first. Its own currency stands below. */
export function Money({ amount, of, kept }: Props) {
  return <BothAmounts {...formatBoth(amount, of, useStaffLanguage(), kept)} />
}

export function BothAmounts({ dong, own }: ReturnType<typeof formatBoth>) {
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {dong}
      {own !== undefined && (
        <Hint component="span" sx={{ display: "block", textAlign: "inherit" }}>
          {own}
        </Hint>
      )}
    </Box>
  )
}

/** Returns the lines of a price with their amounts, whose đồng add up to its total. */
export function withAmounts<Line extends { totalMinor: number }>(lines: Line[], of: Rated, language: Language) {
  const amounts = formatBothParts(
    lines.map(({ totalMinor }) => totalMinor),
    of,
    language,
  )
  return lines.map((line, nth) => ({ ...line, amount: amounts[nth]! }))
}

/** Returns a function that writes prices of today for a sentence, đồng first once the day's rate is known. */
export function usePriceText(): (major: number, currency: Currency) => string {
  const language = useStaffLanguage()
  const vndPerUsd = useExchangeRate()
  return (major, currency) =>
    vndPerUsd ? formatDongFirst(major, { currency, vndPerUsd }, language) : formatPrice(major, currency, language)
}

/** Returns a function that writes amounts in major units for a sentence, đồng first. */
export function useMoney(of: Rated): (amount: number, kept?: number) => string {
  const language = useStaffLanguage()
  return (amount, kept) => formatDongFirst(amount, of, language, kept)
}
