import { Alert, Box, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type HttpError, useTranslate } from "react-admin"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { inLanguage } from "#i18n/localized.ts"
import { joinBoth } from "#i18n/money/money-text.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Money, withAmounts } from "#office/ui/money.tsx"
import { type Details, isPriceable, type NewOrder, toOrder } from "./new-order.ts"

/** Returns the price and the places of an order, or why the API refuses it. */
export function useQuoted(order: NewOrder, details: Details) {
  const request = isPriceable(order, details) ? toOrder(order, details) : undefined
  const { data, error } = useQuery<Quoted, HttpError>({
    queryKey: ["quotes", request],
    queryFn: async () => (await callApi("/quotes", { method: "POST", body: request ?? {} })).data,
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { quoted: request && !error ? data : undefined, refusal: request && error?.message }
}

export function QuotedPrice({ quoted, refusal }: ReturnType<typeof useQuoted>) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  if (refusal) return <Alert severity="warning">{refusal}</Alert>
  if (!quoted) return <Typography color="text.secondary">{translate("bookings.new.priceLater")}</Typography>
  return (
    <Box>
      <Typography variant="h3" component="p">
        {quoted.total ? <Money amount={quoted.total} of={quoted} /> : translate("bookings.new.noPrice")}
      </Typography>
      <Hint>
        {withAmounts(quoted.lines, quoted, language)
          .map(({ label, quantity, amount }) => `${quantity} × ${inLanguage(label, language)}: ${joinBoth(amount)}`)
          .join(" · ")}
        {quoted.placesLeft !== null && ` · ${translate("bookings.moving.placesLeft", { n: quoted.placesLeft })}`}
      </Hint>
    </Box>
  )
}
