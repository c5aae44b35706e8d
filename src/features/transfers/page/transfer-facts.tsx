import { cancellationWords } from "#features/catalogue/cancellation-words.ts"
import { messages } from "#features/transfers/messages.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { formatDuration, formatNumber, plural } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Language } from "#i18n/localized.ts"
import { Fact, Facts } from "#ui/page/facts.tsx"
import { pageMessages as texts } from "./messages.ts"

export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const language = useLanguage()
  const { category, distance, route } = transfer
  const length = distance && interpolate(t(messages.kilometres), { n: formatNumber(distance, language) })
  return (
    <Facts>
      <Fact icon="clock" label={t(texts.duration)} value={durationLine(transfer, language)} />
      <Fact
        icon="car"
        label={t(texts.service)}
        value={`${t(messages.services[category.serviceType])} · ${t(messages.vehicles[category.vehicleType])}`}
      />
      {(route || length) && (
        <Fact
          icon="route"
          label={t(route ? texts.way : texts.distance)}
          value={[length, route && t(route)].filter(Boolean).join(" · ")}
        />
      )}
      <Fact
        icon="shield-check"
        label={t(texts.cancellation)}
        value={t(cancellationWords(transfer.cancellationBands))}
      />
    </Facts>
  )
}

/** English shows hours (spec §2), with minutes added if they are no multiple of half an hour. */
function durationLine({ duration, durationHours }: Transfer, language: Language): string {
  if (language === "vi") return formatDuration(duration, language)
  const hours = `${formatNumber(durationHours, language)} ${plural(durationHours, language, "hour", "hours")}`
  return Number.isInteger(durationHours * 2) ? hours : `${hours} (${duration} minutes)`
}
