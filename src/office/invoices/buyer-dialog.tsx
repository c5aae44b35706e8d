import { useState } from "react"
import { SelectInput, TextInput } from "react-admin"
import { useWatch } from "react-hook-form"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { BUYER_KINDS, hasCheckDigit, readTaxCode } from "#domain/bookings/buyer/buyer.ts"
import { callApi } from "#office/frame/http.ts"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

const EMPTY: Buyer = {
  ...{ kind: "company", name: "", taxCode: "", personalId: "", passport: "", address: "", email: "" },
}
const TEXTS = ["name", "taxCode", "address", "personalId", "passport", "email"] as const

type Opened = { booking: StaffBooking; buyer: Buyer | null; onClose: () => void }

/** Changes for whom the invoice is. Empty fields: for nobody yet. */
export function BuyerDialog({ booking, buyer: known, onClose }: Opened) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [version] = useState(booking.version)
  return (
    <FormDialog<{ buyer: Buyer }>
      title="invoices.booking.editBuyer"
      values={{ buyer: known ?? EMPTY }}
      save={({ buyer }) => {
        const texts = Object.fromEntries(TEXTS.map((name) => [name, buyer?.[name] ?? ""]))
        const isNone = Object.values(texts).every((text) => text === "")
        const body = { buyer: isNone ? null : { kind: buyer?.kind ?? "company", ...texts }, version }
        return callApi(`/bookings/${booking._id}/buyer`, { method: "PUT", body })
      }}
      done="invoices.booking.saved"
      submit="invoices.booking.save"
      onClose={onClose}
      maxWidth="xs"
    >
      <SelectInput
        source="buyer.kind"
        label="invoices.buyer.kind"
        choices={choicesOf(BUYER_KINDS, "invoices.buyer")}
        isRequired
      />
      <BuyerTexts />
    </FormDialog>
  )
}

/** Only people have papers. A tax code with a wrong check digit is pointed out, and taken. */
function BuyerTexts() {
  const buyer: Partial<Buyer> | undefined = useWatch({ name: "buyer" })
  const isWrong = !hasCheckDigit(readTaxCode(buyer?.taxCode ?? ""))
  return TEXTS.filter((name) => buyer?.kind === "person" || (name !== "personalId" && name !== "passport")).map(
    (name) => (
      <TextInput
        key={name}
        source={`buyer.${name}`}
        label={`invoices.buyer.${name}`}
        multiline={name === "address"}
        {...(name === "taxCode" && isWrong && { helperText: "invoices.buyer.checkDigit" })}
      />
    ),
  )
}
