import { useHydrated } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { Field } from "./field.tsx"

const messages = {
  show: { en: "Show the password", vi: "Hiện mật khẩu" },
  hide: { en: "Hide the password", vi: "Ẩn mật khẩu" },
}

type Props = {
  id: string
  name: string
  label: string
  autoComplete: "current-password" | "new-password"
  hint?: string
  error?: string | undefined
  onTyped?: (password: string) => void
}

export function PasswordField({ id, name, label, autoComplete, hint, error, onTyped }: Props) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} id={id} required>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            type={shown ? "text" : "password"}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            onChange={({ target }) => onTyped?.(target.value)}
            aria-required
            className="control pr-12"
          />
          {isHydrated && (
            <IconButton
              label={t(shown ? messages.hide : messages.show)}
              className="absolute inset-y-0 right-0 my-auto"
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? "eye-off" : "eye"} className="size-5" />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  )
}
