import { Alert, Stack, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { BooleanInput, type HttpError, useTranslate } from "react-admin"
import type { InvoicePreview } from "#domain/invoices/invoice.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { isExchangeRate } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { Hint } from "#office/ui/hint.tsx"
import { saveFile } from "#office/ui/save-file.ts"

/** `rates`: đồng for a dollar on days, as typed. */
type Values = { invoiceDate: string | null; rates: Record<string, number | null>; again: boolean }

/** Without a date each invoice has the day on which it became due. */
function termsOf({ invoiceDate, rates = {} }: Typed<Values>) {
  const typed = Object.entries(rates ?? {}).flatMap(([date, vndPerUsd]) =>
    typeof vndPerUsd === "number" && isExchangeRate(vndPerUsd) ? [{ date, vndPerUsd }] : [],
  )
  return { ...(invoiceDate && { invoiceDate }), ...(typed.length > 0 && { rates: typed }) }
}

type Props = { ids: string[]; onDone: () => void; onClose: () => void }

/** Hands bookings over to the provider. The date, rates and tax of each are shown before. */
export function HandOverDialog({ ids, onDone, onClose }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <FormDialog<Values>
      title="invoices.handOverTitle"
      values={{ invoiceDate: null, rates: {}, again: false }}
      save={async (typed, key) => {
        const body = { bookingIds: ids, ...termsOf(typed), ...(typed.again && { again: true }) }
        const { data } = await callApi("/invoices/exports", { method: "POST", body, key })
        await saveFile(`/exports/invoices/${data._id}/sheet`)
      }}
      isReady={() => isShown}
      done="invoices.handedOver"
      submit="invoices.handOverSubmit"
      onDone={() => {
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <DateInput source="invoiceDate" label="invoices.invoiceDate" helperText="invoices.invoiceDateHint" />
      <Preview ids={ids} onShown={setShown} />
    </FormDialog>
  )
}

function Preview({ ids, onShown }: { ids: string[]; onShown: (isShown: boolean) => void }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const body = { bookingIds: ids, ...termsOf(useTyped<Values>()) }
  const { data, error, isPlaceholderData } = useQuery<InvoicePreview, HttpError>({
    queryKey: ["invoices", "preview", body],
    queryFn: async () => (await callApi("/invoices/preview", { method: "POST", body })).data,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isShown = data !== undefined && !error && !isPlaceholderData
  useEffect(() => onShown(isShown), [isShown, onShown])
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Hint>{translate("invoices.previewing")}</Hint>
  return (
    <>
      {data.rates.map(({ date }) => (
        <MoneyInput
          key={date}
          source={`rates.${date}`}
          label={translate("invoices.rate", { date: formatDate(date, language, "short") })}
          currency="VND"
          isRate
          helperText="invoices.rateHint"
        />
      ))}
      <PreviewRows invoices={data.invoices} />
      {data.invoices.some(({ timesExported }) => timesExported > 0) && (
        <BooleanInput source="again" label="invoices.again" />
      )}
    </>
  )
}

function PreviewRows({ invoices }: Pick<InvoicePreview, "invoices">) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const price = (vnd: number) => formatPrice(vnd, "VND", language)
  const named = (rate: string) => (Number.isNaN(Number(rate)) ? rate : `${rate}%`)
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {invoices.map(({ bookingId, reference, buyer, invoiceDate, gross, rates, vndPerUsd, timesExported }) => (
        <li key={bookingId}>
          <Stack direction="row" sx={{ flexWrap: "wrap", justifyContent: "space-between", columnGap: 2 }}>
            <Typography sx={{ overflowWrap: "anywhere" }}>
              {withDots(reference, buyer?.name ?? translate("invoices.noBuyer"))}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{price(gross)}</Typography>
          </Stack>
          <Hint>
            {withDots(
              formatDate(invoiceDate, language, "short"),
              ...rates.map(({ rate, tax }) => translate("invoices.taxOf", { rate: named(rate), tax: price(tax) })),
              vndPerUsd && `1 US$ = ${price(vndPerUsd)}`,
              timesExported > 0 && translate("invoices.states.exported"),
            )}
          </Hint>
        </li>
      ))}
    </Stack>
  )
}
