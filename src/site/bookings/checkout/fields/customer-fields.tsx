import { useTranslate } from "#i18n/language.tsx"
import { useContactDetails } from "#site/account/auth-store.ts"
import { EmailField } from "#site/ui/form/email-field.tsx"
import { TextArea, TextField } from "#site/ui/form/field.tsx"
import { PhoneField } from "#site/ui/form/phone-field.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { BUYER_FIELDS, InvoiceFields } from "./buyer-fields.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export function CustomerFields() {
  const field = useFormField()
  const t = useTranslate()
  const known = useContactDetails()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-lg font-bold">{t(texts.yourDetails)}</legend>
      <TextField
        {...field("customerInfo.name")}
        name="name"
        label={t(texts.name)}
        defaultValue={known?.name}
        autoComplete="name"
      />
      <EmailField
        {...field("customerInfo.email")}
        name="email"
        label={t(texts.email)}
        defaultValue={known?.email}
        autoComplete="email"
        required
      />
      <GuestPhoneField known={known?.phone} />
      <RequestsField />
      <InvoiceFields />
    </fieldset>
  )
}

export function GuestPhoneField({ known }: { known: string | undefined }) {
  const t = useTranslate()
  return <PhoneField {...useFormField()("customerInfo.phone")} label={t(texts.phone)} known={known} required />
}

/** Asks for requests, such as a diet. */
export function RequestsField({ written }: { written?: string }) {
  const t = useTranslate()
  return (
    <TextArea
      {...useFormField()("specialRequests")}
      name="specialRequests"
      label={t(texts.requests)}
      hint={t(texts.requestsHint)}
      defaultValue={written}
    />
  )
}

export const CUSTOMER_FIELDS = [
  ...["customerInfo.name", "customerInfo.email", "customerInfo.phone", "specialRequests"],
  ...BUYER_FIELDS,
]
