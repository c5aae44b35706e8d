import { useT } from "#i18n/language.tsx"
import { Notice } from "#ui/notice.tsx"
import { manageMessages as texts } from "./manage-messages.ts"

/** Said where something can only be done by a script that does not run. */
export function NeedsScript() {
  const t = useT()
  return (
    <noscript>
      <Notice tone="neutral">{t(texts.needsScript)}</Notice>
    </noscript>
  )
}
