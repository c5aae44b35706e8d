import { common } from "#i18n/common-messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { EmailField } from "./email-field.tsx"
import { TextField } from "./field.tsx"
import { PhoneField } from "./phone-field.tsx"
import type { useSubmit } from "./use-submit.ts"

const texts = {
  name: common.fullName,
  email: common.email,
}

type Props = {
  field: ReturnType<typeof useSubmit>["field"]
  phone: { label: Localized; required: boolean }
  /** The contact of the signed-in visitor. */
  known: { name: string; email: string; phone: string } | undefined
}

/** Name, email and phone. The gap between them is that of the grid around them. */
export function ContactFields({ field, phone, known }: Props) {
  const t = useTranslate()
  return (
    <>
      <div className="grid gap-[inherit] sm:grid-cols-2">
        <TextField {...field("name")} label={t(texts.name)} defaultValue={known?.name} autoComplete="name" required />
        <EmailField
          {...field("email")}
          label={t(texts.email)}
          defaultValue={known?.email}
          autoComplete="email"
          required
        />
      </div>
      <PhoneField {...field("phone")} label={t(phone.label)} required={phone.required} known={known?.phone} />
    </>
  )
}
