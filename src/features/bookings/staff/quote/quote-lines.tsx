import { Box, Divider, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { Quote } from "#features/bookings/quote/types.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { Hint } from "#staff/ui/hint.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

/** The lines of a price and its total, as a guest sees them. */
export function QuoteLines({ quote: { lines, currency, total, totalVnd } }: { quote: Quote }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const money = (minor: number) => formatPrice(toMajor(minor, currency), currency, language)
  return (
    <Box aria-live="polite">
      {total > 0 &&
        lines.map(({ code, label, quantity, totalMinor }) => (
          <Box key={`${code} ${label.en}`} sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.25 }}>
            <span>
              {quantity} × {inLanguage(label, language)}
            </span>
            <Box component="span" sx={{ whiteSpace: "nowrap" }}>
              {money(totalMinor)}
            </Box>
          </Box>
        ))}
      <Divider sx={{ my: 1 }} />
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, alignItems: "baseline" }}>
        <Typography sx={{ fontWeight: 600 }}>{translate("catalogue.quote.total")}</Typography>
        <Typography variant="h4" component="p" sx={{ textAlign: "right" }} data-testid="quote-total">
          {total > 0 ? formatPrice(total, currency, language) : translate("catalogue.quote.none")}
        </Typography>
      </Box>
      {total > 0 && currency !== "VND" && (
        <Hint sx={{ textAlign: "right" }}>≈ {formatPrice(totalVnd, "VND", language)}</Hint>
      )}
    </Box>
  )
}
