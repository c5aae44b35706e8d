import { useTranslate } from "#i18n/language.tsx"
import { messages } from "#site/frame/messages.ts"
import { scrollToTop } from "#site/frame/scroll-restoration.ts"
import { IconButton } from "#site/ui/button.tsx"
import { useScrolledPast } from "#site/ui/hooks/scrolled.ts"
import { Icon } from "#site/ui/icon.tsx"

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
