import { Alert } from "@mui/material"
import { BooleanInput, SelectInput, TextInput } from "react-admin"
import type { CashBook, TillKind } from "#domain/cash-book/cash-book.ts"
import { formatPrice } from "#i18n/format.ts"
import { CURRENCIES, type Currency, toMinor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { Row } from "#office/ui/row.tsx"
import { differenceText } from "./amounts.ts"

type Values = { amount: number | null; pricing: { currency: Currency }; on: string; reason: string; settle: boolean }

const NEEDS_REASON: readonly TillKind[] = ["in", "out"]

/** Enters something in the till. A count says at once by how much it differs. */
export function EntryDialog({ kind, onClose }: { kind: TillKind; onClose: () => void }) {
  const isCount = kind === "count"
  const needsReason = NEEDS_REASON.includes(kind)
  return (
    <FormDialog<Values>
      title={`cashBook.entry.${kind}`}
      values={{ amount: null, pricing: { currency: "VND" }, on: hanoiDate(), reason: "", settle: false }}
      save={({ amount, pricing, on, reason, settle }, key) => {
        const currency = pricing?.currency ?? "VND"
        const body = { kind, amount: toMinor(amount ?? 0, currency), currency, reason: reason ?? "" }
        const day = isCount ? {} : { on: on ?? hanoiDate() }
        return callApi("/cash-book/entries", {
          method: "POST",
          body: { ...body, ...day, ...(isCount && { settle: settle ?? false }) },
          key,
        })
      }}
      isReady={({ amount, reason }, isValid) =>
        isValid && amount !== null && amount >= (isCount ? 0 : 1) && (!needsReason || Boolean(reason?.trim()))
      }
      done="cashBook.entry.done"
      submit="cashBook.entry.save"
      onClose={onClose}
      maxWidth="xs"
    >
      <Row columns={2} least={120}>
        <MoneyInput
          source="amount"
          label={`cashBook.entry.${isCount ? "counted" : "amount"}`}
          isCompared={false}
          autoFocus
        />
        <SelectInput
          source="pricing.currency"
          label="bookings.pricing.currency"
          choices={CURRENCIES.toReversed().map((id) => ({ id, name: `catalogue.prices.${id.toLowerCase()}` }))}
          isRequired
        />
      </Row>
      {isCount ? <CountHint /> : <DateInput source="on" label="cashBook.entry.on" max={hanoiDate()} />}
      <TextInput source="reason" label={`cashBook.entry.${needsReason ? "reason" : "note"}`} isRequired={needsReason} />
    </FormDialog>
  )
}

function CountHint() {
  const words = useWords()
  const { translate, language } = words
  const { data: book } = useApi<CashBook>(`/cash-book?from=${hanoiDate()}`)
  const { amount, pricing } = useTyped<Values>()
  const currency = pricing?.currency ?? "VND"
  const expected = book?.till.find((till) => till.currency === currency)?.closing
  if (expected === undefined) return null
  const isTyped = amount !== null && amount !== undefined && !Number.isNaN(amount)
  const isOff = isTyped && amount !== expected
  const books = translate("cashBook.entry.books", { amount: formatPrice(expected, currency, language) })
  return (
    <>
      <Alert severity={isOff ? "warning" : isTyped ? "success" : "info"} sx={{ mb: 1 }}>
        {isTyped ? `${differenceText({ amount, currency, expected }, words)} (${books})` : books}
      </Alert>
      {isOff && <BooleanInput source="settle" label="cashBook.entry.settle" />}
    </>
  )
}
