import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { Notice } from "#site/ui/notice.tsx"
import { manageMessages as texts } from "./messages.ts"

export function RequiresJavaScript({ text = texts.needsScript }: { text?: Localized }) {
  const t = useTranslate()
  return (
    <noscript>
      <Notice tone="neutral">{t(text)}</Notice>
    </noscript>
  )
}
