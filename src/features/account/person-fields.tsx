import { useT } from "#i18n/language.tsx"
import { TextField } from "#ui/field.tsx"
import type { User } from "./account.ts"
import type { useAccountForm } from "./account-form.ts"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = { field: ReturnType<typeof useAccountForm>["field"]; user?: Pick<User, "name" | "email" | "phone"> }

/** Name, address and number: the same in the register and the profile screens. */
export function PersonFields({ field, user }: Props) {
  const t = useT()
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
      <TextField
        {...field("email")}
        type="email"
        label={t(texts.email)}
        defaultValue={user?.email}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
      />
      <TextField
        {...field("phone")}
        type="tel"
        label={t(texts.phone)}
        hint={t(texts.phoneHint)}
        defaultValue={user?.phone}
        autoComplete="tel-national"
        maxLength={40}
        required
      />
    </>
  )
}
