import { formatNumber } from "#i18n/format.ts"
import { useLanguage } from "#i18n/language.tsx"
import { Icon } from "#site/ui/icon.tsx"

export function Rating({ average, basis }: { average: number; basis: string }) {
  const language = useLanguage()
  return (
    <p className="inline-flex flex-wrap items-center gap-x-1.5">
      <Icon name="star" className="size-4 fill-turmeric text-ink stroke-[1.5]" />
      <span className="font-display font-bold tabular-nums">{formatNumber(average, language)}</span>
      <span className="sr-only">/ 5</span>
      <span className="text-sm text-soft">{basis}</span>
    </p>
  )
}
