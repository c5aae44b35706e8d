import type { WaitingPlace } from "#domain/waiting-list/waiting-list.ts"
import { formatInstant } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { orderMessages as texts } from "./order-messages.ts"

export type Offer = { place: WaitingPlace; token: string }

/** The departure on which places are held for the visitor, instead of a choice of dates. */
export function OfferedDate({ place, token }: Offer) {
  const t = useTranslate()
  const language = useLanguage()
  const { departureId, date, startTime, people, offeredUntil } = place
  const time = formatInstant(offeredUntil ?? "", language)
  return (
    <div className="panel p-4">
      <input type="hidden" name="departure" value={departureId} />
      <input type="hidden" name="waitingListToken" value={token} />
      <p className="font-semibold">{formatMoment(date, startTime, language)}</p>
      <p>{t(texts.held, { n: people, time })}</p>
    </div>
  )
}
