import ExpandMoreIcon from "@mui/icons-material/ExpandMore"
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { besideTour, besideTransfer, isSoldBeside, type Main, type ProductCard } from "#domain/products/product.ts"
import { inLanguage } from "#i18n/localized.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { CountField } from "#office/ui/fields/count-field.tsx"
import { usePriceText } from "#office/ui/money.tsx"
import type { Details } from "./new-order.ts"
import type { OrderProps } from "./order-field.tsx"

/** Extras of this tour or transfer, collapsed at first. */
export function ExtrasFields({ order, details, change }: OrderProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const priceText = usePriceText()
  const offered = useExtras(details)
  if (offered.length === 0) return null
  const chosen = Object.values(order.extras).filter(Boolean).length
  const named = ({ title, price, pricing }: ProductCard) =>
    withCommas(inLanguage(title, language), price && priceText(price, pricing.currency))
  return (
    <Accordion variant="outlined" disableGutters sx={{ gridColumn: "1 / -1", mb: 2 }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography>
          {translate("bookings.facts.extras")}
          {chosen > 0 && ` · ${translate("bookings.new.chosen", { n: chosen })}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
          {offered.map((product) => (
            <CountField
              key={product._id}
              label={named(product)}
              value={order.extras[product._id] ?? 0}
              onChange={(quantity) => change({ extras: { ...order.extras, [product._id]: quantity } })}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}

function useExtras(details: Details): ProductCard[] {
  const main = mainOf(details)
  const { data = [] } = useApi<ProductCard[]>(`/products?addOnFor=${main?.kind}&view=card`, {
    enabled: main !== undefined,
  })
  return main ? data.filter((product) => isSoldBeside(product, main)) : []
}

function mainOf({ tour, transfer }: Details): Main | undefined {
  return tour ? besideTour(tour) : transfer && besideTransfer(transfer)
}
