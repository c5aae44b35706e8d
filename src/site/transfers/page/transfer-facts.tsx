import { useSuspenseQuery } from "@tanstack/react-query"
import { cancellationWords } from "#domain/catalogue/cancellation-words.ts"
import { howToPayFor } from "#domain/catalogue/payment-plan-words.ts"
import { messages } from "#domain/transfers/messages.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { describeLoads, freeWaiting } from "#domain/transfers/vehicle.ts"
import { formatDuration, formatNumber, formatTime, plural } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Language } from "#i18n/localized.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { Fact, Facts } from "#site/ui/page/facts.tsx"
import { Term, TermList } from "#site/ui/page/terms.tsx"
import { Price } from "#site/ui/price.tsx"
import { VehicleDrawing } from "#site/ui/vehicle-drawing.tsx"
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
        <Fact icon="route" label={t(route ? texts.way : texts.distance)} value={withDots(length, route && t(route))} />
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

export function VehicleTable({ transfer: { category, vehicles, pricing } }: { transfer: Transfer }) {
  const t = useTranslate()
  if (vehicles.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t(texts.vehicles)}</h2>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full border-t border-hairline text-left text-sm sm:text-base">
          <thead className="align-bottom text-sm text-soft">
            <tr className="border-b border-hairline">
              {[texts.vehicle, texts.takes].map((head) => (
                <th key={head.en} scope="col" className="py-2 pr-3 font-normal">
                  {t(head)}
                </th>
              ))}
              <th scope="col" className="py-2 text-right font-normal">
                {t(texts.perTrip)}
              </th>
            </tr>
          </thead>
          <tbody>
            {vehicles.map(({ code, name, seats, loads, price }) => (
              <tr key={code} className="border-b border-hairline">
                <th scope="row" className="min-w-22 py-3 pr-3 font-semibold">
                  <VehicleDrawing type={category.vehicleType} seats={seats} className="block text-soft" />
                  {t(name)}
                </th>
                <td className="py-3 pr-3">{t(describeLoads(loads))}</td>
                <td className="py-3 text-right">
                  <Price amount={price} currency={pricing.currency} other="below" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export function TransferTerms({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { luggage, meetingPoint, cancellationPolicy } = transfer
  return (
    <>
      {transfer.highlights.length > 0 && (
        <div className="mt-12">
          <TermList title={t(texts.highlights)} items={transfer.highlights} holds />
        </div>
      )}
      {meetingPoint && <Term title={t(texts.meetingPoint)} text={t(meetingPoint)} />}
      <div className="mt-12 grid gap-10 sm:grid-cols-2">
        <TermList title={t(texts.included)} items={transfer.included} holds />
        <TermList title={t(texts.excluded)} items={transfer.excluded} holds={false} />
      </div>
      {luggage && <Term title={t(texts.luggage)} text={t(luggage)} />}
      <Term title={t(texts.payment)} text={t(howToPayFor(transfer, settings))} />
      {cancellationPolicy && <Term title={t(texts.cancellation)} text={t(cancellationPolicy)} />}
    </>
  )
}
