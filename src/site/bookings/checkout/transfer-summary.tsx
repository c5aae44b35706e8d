import type { Transfer } from "#domain/transfers/transfer.ts"
import { vehicleNames } from "#domain/transfers/vehicle.ts"
import { formatDuration, plural } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { orderMessages as texts } from "./fields/order-messages.ts"

export function TransferSummary({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const language = useLanguage()
  const { category, duration, from, name, to } = transfer
  const rows = [
    [texts.service, t(name)],
    [texts.category, t(category.name)],
    [texts.vehicle, t(vehicleNames[category.vehicleType] ?? vehicleNames.car)],
    [texts.duration, language === "vi" ? formatDuration(duration, language) : inMinutes(duration)],
    [texts.from, t(from)],
    [texts.to, t(to)],
  ] as const
  return (
    <dl
      aria-label={t(texts.summary)}
      className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 rounded-card bg-mist p-4 text-sm"
    >
      {rows.map(([label, value]) => (
        <div key={label.en} className="contents">
          <dt className="text-soft">{t(label)}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** English names the minutes, too (spec §2). */
function inMinutes(duration: number): string {
  const minutes = `${duration} ${plural(duration, "en", "minute", "minutes")}`
  return duration < 60 ? minutes : `${formatDuration(duration, "en")} (${minutes})`
}
