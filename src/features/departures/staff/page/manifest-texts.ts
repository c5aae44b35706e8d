import type { Manifest, ManifestTotals, Passenger, StaffPassenger } from "#features/departures/departure.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

type Translate = (key: string, options?: Record<string, unknown>) => string

/** Returns the party: '2 adults, 1 children (ages 6)'. */
export function partyText(passenger: Passenger, translate: Translate): string {
  const { adults, children, childAges, childHeights } = passenger
  if (children === 0) return translate("departures.manifest.adults", { n: adults })
  const known = [
    childAges.length > 0 && translate("departures.manifest.ages", { ages: childAges.join(", ") }),
    childHeights.length > 0 && translate("departures.manifest.heights", { heights: childHeights.join(", ") }),
  ].filter(Boolean)
  const young = translate("departures.manifest.children", { n: children })
  const grown = translate("departures.manifest.adults", { n: adults })
  return `${grown}, ${young}${known.length ? ` (${known.join("; ")})` : ""}`
}

/** Returns where a passenger is picked up, or that nobody knows yet. */
export function pickupText({ pickupPlace, pickupZone }: Passenger, translate: Translate, language: Language): string {
  if (!pickupPlace) return translate("departures.manifest.noPlace")
  const zone = pickupZone ? inLanguage(pickupZone, language) : ""
  return [inLanguage(pickupPlace, language), zone].filter(Boolean).join(" · ")
}

/** Returns wishes and extras, each on its line. */
export function wishesText(
  { requests, extras, privateGroup }: Passenger,
  translate: Translate,
  language: Language,
): string {
  return [
    requests,
    extras.map(({ name, quantity }) => `${quantity} × ${inLanguage(name, language)}`).join(", "),
    privateGroup && translate("departures.manifest.privateGroup"),
  ]
    .filter(Boolean)
    .join("\n")
}

/** Returns what a passenger still owes. */
export function paymentText(
  { total, paid, currency }: StaffPassenger,
  translate: Translate,
  language: Language,
): string {
  if (total === 0) return translate("departures.manifest.noPrice")
  if (paid >= total) return translate("departures.manifest.paid")
  return translate("departures.manifest.owes", { amount: formatPrice(total - paid, currency, language) })
}

export function totalsText(totals: ManifestTotals, translate: Translate): string {
  return translate("departures.manifest.totals", totals)
}

/** Returns what is still to collect, by currency, or nothing if all is paid. */
export function balanceText({ passengers }: Manifest, translate: Translate, language: Language): string {
  const due = new Map<Currency, number>()
  for (const { status, total, paid, currency } of passengers)
    if (status !== "no-show" && total > paid) due.set(currency, (due.get(currency) ?? 0) + total - paid)
  const amounts = [...due].map(([currency, amount]) => formatPrice(amount, currency, language))
  return amounts.length ? translate("departures.manifest.balance", { amount: amounts.join(" + ") }) : ""
}
