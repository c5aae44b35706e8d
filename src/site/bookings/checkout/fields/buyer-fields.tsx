import { useState } from "react"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { hasCheckDigit, readTaxCode } from "#domain/bookings/buyer/buyer.ts"
import { buyerMessages as texts } from "#domain/bookings/buyer/messages.ts"
import { buyerInput } from "#domain/bookings/checkout/fields/buyer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { SelectField, TextArea, TextField } from "#site/ui/form/field.tsx"
import { useSubmittedValue } from "#site/ui/form/server-form-state.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { Icon } from "#site/ui/icon.tsx"

export const BUYER_FIELDS = ["name", "taxCode", "personalId", "passport", "address", "email"].map(
  (name) => `buyer.${name}`,
)

/** Asks, folded, for whom an invoice is made out. What was typed and errors open it; only the visitor closes it. */
export function InvoiceFold() {
  const t = useTranslate()
  const field = useFormField()
  const name = useSubmittedValue(buyerInput("name"), "")
  const taxCode = useSubmittedValue(buyerInput("taxCode"), "")
  const isWrong = BUYER_FIELDS.some((name) => field(name).error)
  const [isOpen, setOpen] = useState(Boolean(name || taxCode))
  if (isWrong && !isOpen) setOpen(true)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-hairline border-y py-1"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
        {t(texts.wanted)}
        <Icon name="chevron-right" className="size-4 shrink-0 group-open:rotate-90" />
      </summary>
      <div className="grid gap-4 pt-2 pb-4">
        <p className="text-sm text-soft">{t(texts.about)}</p>
        <BuyerFields known={null} />
      </div>
    </details>
  )
}

/** The fields of a buyer. What a company needs isn't asked of a person, and the other way round. */
export function BuyerFields({ known }: { known: Buyer | null }) {
  const t = useTranslate()
  const field = useFormField()
  const [kind, setKind] = useState(useSubmittedValue<string>(buyerInput("kind"), known?.kind ?? "company"))
  const [taxCode, setTaxCode] = useState(known?.taxCode ?? "")
  const isCompany = kind === "company"
  const of = (name: Exclude<keyof Buyer, "kind">) => ({
    ...field(`buyer.${name}`),
    name: buyerInput(name),
    label: t(texts[name]),
    defaultValue: known?.[name],
  })
  return (
    <div className="group/buyer grid gap-4">
      <SelectField
        name={buyerInput("kind")}
        label={t(texts.kind)}
        defaultValue={kind}
        onChange={(event) => setKind(event.target.value)}
        required
      >
        <option value="company">{t(texts.company)}</option>
        <option value="person">{t(texts.person)}</option>
      </SelectField>
      <TextField {...of("name")} required />
      <TextField
        {...of("taxCode")}
        hint={t(texts.taxCodeHint)}
        onChange={(event) => setTaxCode(event.target.value)}
        required={isCompany}
      />
      {!hasCheckDigit(readTaxCode(taxCode)) && (
        <p role="status" className="text-sm">
          {t(texts.checkDigit)}
        </p>
      )}
      <TextArea {...of("address")} rows={2} hint={t(texts.addressHint)} required={isCompany} />
      <div className="hidden gap-4 group-has-[[value=person]:checked]/buyer:grid sm:grid-cols-2">
        <TextField {...of("personalId")} inputMode="numeric" hint={t(texts.personalIdHint)} />
        <TextField {...of("passport")} hint={t(texts.passportHint)} />
      </div>
      <TextField {...of("email")} type="email" hint={t(texts.emailHint)} />
    </div>
  )
}
