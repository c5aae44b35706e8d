import { useContactDetails } from "#features/account/auth-store.ts"
import { useTranslate } from "#i18n/language.tsx"
import { TextArea, TextField } from "#ui/form/field.tsx"
import { PhoneField } from "#ui/form/phone-field.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = { ids: Record<string, string>; errors: Record<string, string> }

export function CustomerFields({ ids, errors }: Props) {
  const t = useTranslate()
  const known = useContactDetails()
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-lg font-bold">{t(texts.yourDetails)}</legend>
      <TextField
        id={ids["customerInfo.name"]}
        name="name"
        label={t(texts.name)}
        defaultValue={known?.name}
        autoComplete="name"
        error={errors["customerInfo.name"]}
      />
      <TextField
        id={ids["customerInfo.email"]}
        name="email"
        type="email"
        label={t(texts.email)}
        defaultValue={known?.email}
        autoComplete="email"
        required
        error={errors["customerInfo.email"]}
      />
      <PhoneField
        id={ids["customerInfo.phone"]}
        label={t(texts.phone)}
        known={known?.phone}
        required
        error={errors["customerInfo.phone"]}
      />
      <TextArea
        id={ids.specialRequests}
        name="specialRequests"
        label={t(texts.requests)}
        hint={t(texts.requestsHint)}
        error={errors.specialRequests}
      />
    </fieldset>
  )
}

export const CUSTOMER_FIELDS = ["customerInfo.name", "customerInfo.email", "customerInfo.phone", "specialRequests"]
