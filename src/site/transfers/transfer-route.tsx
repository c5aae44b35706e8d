import { messages } from "#domain/transfers/messages.ts"
import type { TransferCard as Transfer } from "#domain/transfers/transfer.ts"
import { formatDuration, formatNumber } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { RouteLine } from "#site/ui/route-line.tsx"

export function TransferRoute({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <RouteLine
      from={t(transfer.from)}
      to={t(transfer.to)}
      between={formatLength(transfer, t, language)}
      labels={{ from: t(messages.from), to: t(messages.to) }}
    />
  )
}

type Translate = (text: LocalizedContent) => string

function formatLength({ duration, distance }: Transfer, t: Translate, language: Language): string {
  const time = formatDuration(duration, language)
  const length = distance && interpolate(t(messages.kilometres), { n: formatNumber(distance, language) })
  return withDots(time, length)
}
