import type { ReactNode } from "react"
import { useTranslate } from "#i18n/language.tsx"

const message = { en: "Error:", vi: "Lỗi:" }

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <p id={id} className="text-sm font-semibold text-cancelled">
      <span className="sr-only">{t(message)}</span> {children}
    </p>
  )
}
