import type { ReactNode } from "react"
import type { User } from "#domain/account/account.ts"
import { useTranslate } from "#i18n/language.tsx"
import { EmailField } from "#site/ui/form/email-field.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { PhoneField } from "#site/ui/form/phone-field.tsx"
import type { useSubmit } from "#site/ui/form/use-submit.ts"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = {
  field: ReturnType<typeof useSubmit>["field"]
  user?: Pick<User, "name" | "email" | "phone">
  onEmailTyped?: (email: string) => void
  children?: ReactNode
}

export function PersonFields({ field, user, onEmailTyped, children }: Props) {
  const t = useTranslate()
  return (
    <>
      <TextField
        {...field("name")}
        label={t(texts.name)}
        defaultValue={user?.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <EmailField
        {...field("email")}
        label={t(texts.email)}
        defaultValue={user?.email}
        autoComplete="email"
        maxLength={254}
        onChange={({ target }) => onEmailTyped?.(target.value)}
        required
      />
      {children}
      <PhoneField {...field("phone")} label={t(texts.phone)} known={user?.phone} required />
    </>
  )
}
