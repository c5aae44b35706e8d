import { Star } from "lucide-react"
import { formatNumber } from "#i18n/format.ts"
import { useLanguage } from "#i18n/language.tsx"

export function Rating({ average, basis }: { average: number; basis: string }) {
  const language = useLanguage()
  return (
    <p className="inline-flex flex-wrap items-center gap-x-1.5">
      <Star className="size-4 fill-turmeric text-ink stroke-[1.5]" aria-hidden="true" />
      <span className="font-display font-bold tabular-nums">{formatNumber(average, language)}</span>
      <span className="sr-only">/ 5</span>
      <span className="text-sm text-soft">{basis}</span>
    </p>
  )
}
