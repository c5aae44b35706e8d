import { Chip } from "@mui/material"
import { useTranslate } from "react-admin"
import type { InvoiceRow, InvoiceState } from "#domain/invoices/invoice.ts"
import { INVOICE_STATES } from "#domain/invoices/invoice.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { MoreMenu } from "#office/ui/more-menu.tsx"
import { useChangeText } from "./change-text.ts"
import { ColumnsDialog } from "./columns-dialog.tsx"
import { FilesDialog } from "./files-dialog.tsx"
import { HandOverButtons } from "./hand-over-buttons.tsx"
import { NumbersDialog } from "./numbers-dialog.tsx"

const STATES = Object.fromEntries(INVOICE_STATES.map((state) => [`invoices.states.${state}`, { state }]))
const FILTERS = { "invoices.asked": { asked: "true" }, ...STATES }

/** Bookings that need or have an invoice. Chosen ones are handed over to the provider. */
export default function InvoiceListScreen() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const day = (date: string) => formatDate(date, language, "short")
  const buyer = ({ buyer }: InvoiceRow) => buyer?.name ?? translate("invoices.noBuyer")
  const amount = ({ dueVnd }: InvoiceRow) => formatPrice(dueVnd, "VND", language)
  const stateOf = ({ state }: InvoiceRow) =>
    state ? <StateChip state={state} /> : <Hint component="span">{translate("invoices.notDue")}</Hint>
  const changeText = useChangeText()
  const changeOf = ({ change }: InvoiceRow) => change && changeText(change)
  const number = ({ series, number }: InvoiceRow) => (number ? `${series} ${number}` : "—")
  return (
    <StaffList<InvoiceRow & { id: string }>
      search="invoices.search"
      filters={[
        <DateInput key="from" source="from" label="invoices.fields.from" alwaysOn />,
        <DateInput key="to" source="to" label="invoices.fields.to" alwaysOn />,
      ]}
      quickFilters={FILTERS}
      empty="invoices.none"
      toolbar={
        <>
          <MoreMenu
            choices={[
              { label: "invoices.files.title", dialog: (onClose) => <FilesDialog onClose={onClose} /> },
              { label: "invoices.columns.title", dialog: (onClose) => <ColumnsDialog onClose={onClose} /> },
              { label: "invoices.vatRates", to: "/staff/vatRates" },
            ]}
          />
          <DialogButton
            label="invoices.numbers"
            variant="outlined"
            size="small"
            dialog={(onClose) => <NumbersDialog onClose={onClose} />}
          />
        </>
      }
      bulkActions={<HandOverButtons />}
      columns={[
        {
          name: "reference",
          noWrap: true,
          render: ({ reference }) => reference,
          below: ({ product, customer }) => withDots(customer, product[language]),
        },
        {
          name: "buyer",
          render: buyer,
          below: ({ buyer }) => buyer?.taxCode,
        },
        {
          name: "since",
          noWrap: true,
          render: ({ since }) => day(since),
          below: ({ reason }) => reason && translate(`invoices.reasons.${reason}`),
        },
        { name: "dueVnd", isNumber: true, noWrap: true, render: amount },
        { name: "state", render: stateOf, below: changeOf },
        { name: "number", noWrap: true, render: number },
      ]}
      card={{
        title: ({ reference, customer }) => `${reference}, ${customer}`,
        chip: stateOf,
        details: (row) => withDots(buyer(row), amount(row), day(row.since), row.number && number(row), changeOf(row)),
      }}
    >
      <Hint>{translate("invoices.about")}</Hint>
    </StaffList>
  )
}

const TONES = { needed: "warning", exported: "info", adjust: "error", issued: "success", waived: "default" } as const

export function StateChip({ state }: { state: InvoiceState }) {
  const translate = useTranslate()
  return <Chip size="small" label={translate(`invoices.states.${state}`)} color={TONES[state]} variant="outlined" />
}
