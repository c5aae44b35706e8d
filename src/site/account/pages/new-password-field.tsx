import { type ComponentProps, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { PasswordField } from "#site/ui/form/password-field.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "onTyped">

export function NewPasswordField(props: Props) {
  const t = useTranslate()
  const [isCommon, setCommon] = useState(false)
  const check = async (typed: string) => {
    const { isVeryCommonPassword: isVeryCommon } = await import("#site/account/security/very-common-passwords.ts")
    setCommon(isVeryCommon(typed))
  }
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" onTyped={check} />
      <p role="status" className="mt-1 text-sm font-semibold text-pending empty:hidden">
        {isCommon && t(texts.passwordCommon)}
      </p>
    </div>
  )
}
