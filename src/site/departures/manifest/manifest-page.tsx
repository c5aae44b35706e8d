import { createFileRoute } from "@tanstack/react-router"
import type { GuideManifest, Passenger } from "#domain/boarding/boarding.ts"
import { formatDate, formatInstant, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { guideManifestQuery } from "#site/departures/queries.ts"
import { Icon } from "#site/ui/icon.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { LinkedPage } from "#site/ui/page/linked-page.tsx"
import { manifestMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/manifest")({ component: ManifestPage, staticData: { hasNoFooter: true } })

/** The manifest of one departure, for the guide who has its link. */
function ManifestPage() {
  const language = useLanguage()
  return (
    <LinkedPage
      texts={texts}
      page="/manifest"
      query={(token) => ({ ...guideManifestQuery(token, language), networkMode: "always" })}
      className="max-w-2xl pt-6 pb-10 lg:pt-12"
    >
      {(manifest) => <Manifest manifest={manifest} />}
    </LinkedPage>
  )
}

function Manifest({ manifest }: { manifest: GuideManifest }) {
  const t = useTranslate()
  const language = useLanguage()
  const { tour, date, startTime, guide, vehicle, status, companyPhone, expiresAt, passengers, totals } = manifest
  const isCalledOff = status === "called-off"
  const people = interpolate(t(texts.people), { n: totals.people })
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{t(tour)}</h1>
      <p className="mt-1 font-bold">
        {formatDate(date, language)}, {formatTime(startTime, language)}
      </p>
      {isCalledOff && (
        <Notice tone="bad" title={t(texts.calledOff)} className="mt-3">
          {t(texts.noPickups)}
        </Notice>
      )}
      <p className="mt-2">{passengers.length ? `${people}: ${formatParty(totals, language)}` : t(texts.nobody)}</p>
      {guide && (
        <p>
          {t(texts.guide)}: {guide}
        </p>
      )}
      {vehicle && (
        <p>
          {t(texts.vehicle)}: {vehicle}
        </p>
      )}
      <ol className="mt-5 grid gap-3">
        {passengers.map((passenger) => (
          <PassengerItem key={passenger.reference} passenger={passenger} isCalledOff={isCalledOff} />
        ))}
      </ol>
      {companyPhone && (
        <p className="mt-6">
          <a href={telLink(companyPhone)} className="inline-flex min-h-11 items-center gap-2 font-bold underline">
            <Icon name="phone" className="size-5" />
            {t(texts.office)}: {companyPhone}
          </a>
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        {interpolate(t(texts.until), { time: formatInstant(expiresAt, language) })}
      </p>
    </>
  )
}

/**
 * One booking on the guide's phone: when and where, unless the departure was called off, who, how many, what they wish,
 * and a call by one press.
 */
function PassengerItem({ passenger, isCalledOff }: { passenger: Passenger; isCalledOff: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  const { name, reference, phone, pickupTime, pickupPlace, pickupZone, requests, choices, extras, status } = passenger
  const { toCollect } = passenger
  const items = [...choices, ...extras].map(({ name, quantity }) => `${quantity} × ${t(name)}`)
  const wishes = [requests, items.join(", ")].filter(Boolean)
  return (
    <li className="panel p-4">
      {!isCalledOff && (
        <div className="mb-2">
          <p className="font-display text-xl font-bold">{formatTime(pickupTime, language)}</p>
          <p>
            {pickupPlace ? t(pickupPlace) : t(texts.noPlace)}
            {pickupZone && ` · ${t(pickupZone)}`}
          </p>
        </div>
      )}
      <p className="font-bold">{name || reference}</p>
      <p>{formatParty(passenger, language)}</p>
      <p className="text-sm text-soft">
        {reference} · {t(passenger.language === "vi" ? texts.speaksVietnamese : texts.speaksEnglish)}
        {passenger.privateGroup && ` · ${t(texts.privateGroup)}`}
      </p>
      {status === "pending" && !isCalledOff && <p className="font-bold text-pending">{t(texts.pending)}</p>}
      {status === "no-show" && <p className="font-bold text-cancelled">{t(texts.noShow)}</p>}
      {toCollect && status !== "no-show" && !isCalledOff && (
        <p className="mt-2 font-bold">
          {interpolate(t(texts.toCollect), {
            amount: formatDongFirst(toCollect.amount, toCollect, language, toCollect.amountOther),
          })}
        </p>
      )}
      {wishes.length > 0 && (
        <p className="mt-2 rounded-image bg-pending-tint p-2 whitespace-pre-wrap text-pending">{wishes.join("\n")}</p>
      )}
      <a
        href={telLink(phone)}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-bold underline"
        aria-label={`${interpolate(t(texts.call), { phone })}, ${name}`}
      >
        <Icon name="phone" className="size-5" />
        {interpolate(t(texts.call), { phone })}
      </a>
    </li>
  )
}
