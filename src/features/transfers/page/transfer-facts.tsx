import { cancellationWords } from "#features/catalogue/cancellation-words.ts"
import { messages } from "#features/transfers/messages.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { freeWaiting } from "#features/transfers/vehicle.ts"
import { formatDuration, formatNumber, formatTime, plural } from "#i18n/format.ts"
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
      {transfer.timetable && (
        <Fact
          icon="calendar-days"
          label={t(texts.departures)}
          value={transfer.timetable.times.map((time) => formatTime(time, language)).join(", ")}
        />
      )}
      {transfer.freeWaitingMinutes !== null && transfer.freeWaitingMinutes > 0 && (
        <Fact icon="hourglass" label={t(texts.waiting)} value={freeWaiting(transfer.freeWaitingMinutes, t, language)} />
      )}
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

/** English shows hours (spec §2) if they are a multiple of half an hour. */
function durationLine({ duration, durationHours }: Transfer, language: Language): string {
  if (language === "vi" || !Number.isInteger(durationHours * 2)) return formatDuration(duration, language)
  return `${formatNumber(durationHours, language)} ${plural(durationHours, language, "hour", "hours")}`
}
