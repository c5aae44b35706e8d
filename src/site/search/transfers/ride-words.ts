import type { Ride } from "#domain/transfers/transfer.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { withCommas, withDots } from "#lib/text/join-parts.ts"
import { rideMessages as texts } from "../ride-messages.ts"

/** Says a ride in a line: 'Noi Bai → Hanoi · Sat 5 Dec, 11:50 PM · 3 people · 4 large bags · return'. */
export function rideWords(ride: Ride, language: Language): string {
  const { from, to, day, time, back } = ride
  const anywhere = inLanguage(texts.anywhere, language)
  return withDots(
    (from || to) && `${from ?? anywhere} → ${to ?? anywhere}`,
    withCommas(day && formatDate(day, language, "brief"), time && formatTime(time, language)),
    ...loadWords(ride, language),
    back && inLanguage(texts.return, language),
  )
}

/** Says people and bags: '3 people', '1 large bag'. What isn't known is left out. */
export function loadWords({ people, bags }: Ride, language: Language): string[] {
  const write = (n: number | undefined, text: typeof texts.countPeople) =>
    n === undefined ? [] : [interpolate(inLanguage(text, language), { n })]
  return [...write(people, texts.countPeople), ...write(bags, texts.countBags)]
}
