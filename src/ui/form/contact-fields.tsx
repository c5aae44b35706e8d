import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { TextField } from "./field.tsx"
import type { useSubmit } from "./use-submit.ts"

const texts = {
  name: { en: "Full name", vi: "Họ và tên" },
  email: { en: "Email", vi: "Email" },
}

type Props = { field: ReturnType<typeof useSubmit>["field"]; phone: { label: Localized; required: boolean } }

/** Name, email and phone. The gap between them is that of the grid around them. */
export function ContactFields({ field, phone }: Props) {
  const t = useTranslate()
  return (
    <>
      <TextField {...field("name")} label={t(texts.name)} autoComplete="name" required />
      <div className="grid gap-[inherit] sm:grid-cols-2">
        <TextField {...field("email")} type="email" label={t(texts.email)} autoComplete="email" required />
        <TextField {...field("phone")} type="tel" label={t(phone.label)} autoComplete="tel" required={phone.required} />
      </div>
    </>
  )
}
