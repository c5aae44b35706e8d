import { useState } from "react"
import { TextInput } from "react-admin"
import type { StaffInvoice } from "#domain/invoices/invoice.ts"
import { callApi } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Row } from "#office/ui/row.tsx"

type Issued = StaffInvoice["invoices"][number]
type Values = Pick<Issued, "series" | "number" | "issuedOn" | "lookupCode" | "link">

/** Corrects what was typed of an issued invoice. */
export function CorrectDialog({ invoice, onClose }: { invoice: Issued; onClose: () => void }) {
  const [{ _id, series, number, issuedOn, lookupCode, link }] = useState(invoice)
  return (
    <FormDialog<Values>
      title="invoices.booking.correctTitle"
      values={{ series, number, issuedOn, lookupCode, link }}
      save={({ series, number, issuedOn, lookupCode, link }) => {
        const body = { series: series ?? "", number: number ?? "", issuedOn: issuedOn ?? "" }
        const more = { lookupCode: lookupCode ?? "", link: link ?? "" }
        return callApi(`/invoices/${_id}`, { method: "PUT", body: { ...body, ...more } })
      }}
      done="invoices.booking.saved"
      submit="invoices.booking.save"
      onClose={onClose}
      maxWidth="xs"
    >
      <Row columns={2}>
        <TextInput source="series" label="invoices.booking.series" isRequired />
        <TextInput source="number" label="invoices.booking.number" isRequired />
      </Row>
      <DateInput source="issuedOn" label="invoices.booking.issuedOn" />
      <TextInput source="lookupCode" label="invoices.booking.lookup" />
      <TextInput source="link" label="invoices.booking.link" />
    </FormDialog>
  )
}
