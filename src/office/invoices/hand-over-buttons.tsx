import { useState } from "react"
import { BooleanInput, useListContext, useTranslate, useUnselectAll } from "react-admin"
import type { InvoiceRow } from "#domain/invoices/invoice.ts"
import { hanoiDate } from "#lib/today.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { saveFile } from "#office/ui/save-file.ts"

type Row = InvoiceRow & { id: string }

/** Hands the chosen bookings over to the provider, or sets them aside. */
export function HandOverButtons() {
  const { selectedIds, data = [] } = useListContext<Row>()
  const translate = useTranslate()
  const { run, isRunning } = useTask()
  const reload = useReload()
  const unselect = useUnselectAll("invoices")
  const [isOpen, setOpen] = useState(false)
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const done = () => {
    unselect()
    void reload()
  }
  const waive = () =>
    run(
      () => callApi("/invoices/waived", { method: "PUT", body: { bookingIds: selectedIds, isWaived: true } }),
      "invoices.waived",
    ).then((isDone) => isDone && done())
  return (
    <>
      <ActionButton label={translate("invoices.handOver", { n: selectedIds.length })} onClick={() => setOpen(true)} />
      <ActionButton label="invoices.waive" disabled={isRunning} onClick={waive} />
      {isOpen && <HandOverDialog chosen={chosen} ids={selectedIds} onDone={done} onClose={() => setOpen(false)} />}
    </>
  )
}

type Values = { invoiceDate: string; rate: number | null; again: boolean }
type Props = { chosen: Row[]; ids: string[]; onDone: () => void; onClose: () => void }

function HandOverDialog({ chosen, ids, onDone, onClose }: Props) {
  const translate = useTranslate()
  const isInDollars = chosen.some(({ currency }) => currency === "USD")
  const wasExported = chosen.some(({ timesExported }) => timesExported > 0)
  return (
    <FormDialog<Values>
      title="invoices.handOverTitle"
      values={{ invoiceDate: hanoiDate(), rate: null, again: false }}
      save={async ({ invoiceDate, rate, again }, key) => {
        const date = invoiceDate ?? hanoiDate()
        const rates = rate ? { rates: [{ date, vndPerUsd: rate }] } : {}
        const body = { bookingIds: ids, invoiceDate: date, ...rates, ...(again && { again }) }
        const { data } = await callApi("/invoices/exports", { method: "POST", body, key })
        await saveFile(`/exports/invoices/${data._id}/sheet`)
      }}
      done="invoices.handedOver"
      submit="invoices.handOverSubmit"
      onDone={() => {
        onDone()
        onClose()
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <DateInput source="invoiceDate" label="invoices.invoiceDate" helperText={translate("invoices.invoiceDateHint")} />
      {isInDollars && (
        <MoneyInput source="rate" label="invoices.rate" currency="VND" isRate helperText="invoices.rateHint" />
      )}
      {wasExported && <BooleanInput source="again" label="invoices.again" />}
    </FormDialog>
  )
}
