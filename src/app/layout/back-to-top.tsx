import { messages } from "#app/messages.ts"
import { scrollToTop } from "#app/scroll-restoration.ts"
import { useTranslate } from "#i18n/language.tsx"
import { IconButton } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { useScrolledPast } from "#ui/scrolled.ts"

/** Source: spec §9. */
const SHOWN_PX = 300

export function BackToTop() {
  const t = useTranslate()
  if (!useScrolledPast(SHOWN_PX)) return null
  return (
    <IconButton label={t(messages.toTop)} onClick={scrollToTop} className="to-top">
      <Icon name="arrow-up" className="size-5" />
    </IconButton>
  )
}
