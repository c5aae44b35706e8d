import { useState } from "react"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { hasCheckDigit, readTaxCode } from "#domain/bookings/buyer/buyer.ts"
import { buyerMessages as texts } from "#domain/bookings/buyer/messages.ts"
import { buyerInput, WANTS_INVOICE } from "#domain/bookings/checkout/fields/buyer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Checkbox } from "#site/ui/form/checkbox.tsx"
import { SelectField, TextArea, TextField } from "#site/ui/form/field.tsx"
import { useSubmittedValue } from "#site/ui/form/server-form-state.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"

export const BUYER_FIELDS = ["name", "taxCode", "personalId", "passport", "address", "email"].map(
  (name) => `buyer.${name}`,
)

/** Asks whether an invoice is needed, and then for whom. The box alone shows the fields, also without JavaScript. */
export function InvoiceFields() {
  const t = useTranslate()
  return (
    <div className="group/invoice border-hairline border-y py-1">
      <Checkbox name={WANTS_INVOICE} value="true" label={<span className="font-semibold">{t(texts.wanted)}</span>} />
      <div className="hidden gap-4 pt-2 pb-4 group-has-[[name='buyer.wanted']:checked]/invoice:grid">
        <p className="text-sm text-soft">{t(texts.about)}</p>
        <BuyerFields known={null} />
      </div>
    </div>
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
        hint={t(isCompany ? texts.taxCodeHint : texts.taxCodeHintPerson)}
        onChange={(event) => setTaxCode(event.target.value)}
        required={isCompany}
      />
      {!hasCheckDigit(readTaxCode(taxCode)) && (
        <p role="status" className="text-sm">
          {t(texts.checkDigit)}
        </p>
      )}
      <TextArea {...of("address")} rows={2} {...(isCompany && { hint: t(texts.addressHint) })} required={isCompany} />
      <div className="hidden gap-4 group-has-[[value=person]:checked]/buyer:grid sm:grid-cols-2">
        <TextField {...of("personalId")} inputMode="numeric" hint={t(texts.personalIdHint)} />
        <TextField {...of("passport")} hint={t(texts.passportHint)} />
      </div>
      <TextField {...of("email")} type="email" hint={t(texts.emailHint)} />
    </div>
  )
}
