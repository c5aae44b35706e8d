import type { BookedChoice, BookedExtra, BookedPickup } from "#domain/bookings/booking.ts"
import { messages } from "#domain/bookings/messages.ts"
import { choiceLimit, chosenOptions, type RequestedChoice } from "#domain/bookings/quote/extras/choice-lines.ts"
import type { Extra } from "#domain/bookings/quote/extras/extra-lines.ts"
import type { Choice, PickupZone } from "#domain/catalogue/content.ts"
import { isSoldBeside, type Main, type Product } from "#domain/products/product.ts"
import { findProducts } from "#domain/products/products.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { inEach, type Localized } from "#i18n/localized.ts"
import { minutesBefore } from "#lib/today.ts"
import { conflict, HttpError, invalid } from "#server/errors.server.ts"
import type { PricingContext } from "./offer.server.ts"

export const fieldError = (field: string, message: Localized): HttpError => invalid([{ field, message }])

/** Returns conflict PLACES_LEFT, which says how many places are left. */
export function tooFewPlaces(left: number, field: string): HttpError {
  const text = left <= 0 ? messages.departureFull : left === 1 ? messages.onePlaceLeft : messages.placesLeft
  const message = interpolateBoth(text, { n: left })
  return conflict("PLACES_LEFT", message, { errors: [{ field, message }] })
}

/** @throws invalid instead of notFound */
export async function requireOnSale<T>(found: Promise<T>, message: Localized): Promise<T> {
  try {
    return await found
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw fieldError("productId", message)
    throw error
  }
}

type RequestedExtra = { productId: string; quantity: number }

/** @throws invalid if a product is not on sale, or neither sold beside this tour or transfer nor booked already */
export async function findExtras(
  requested: RequestedExtra[] = [],
  main: Main,
  { database, booked = [] }: Pick<PricingContext, "database" | "booked">,
): Promise<(Extra & { product: Product })[]> {
  if (requested.length === 0) return []
  const found = await findProducts(
    requested.map(({ productId }) => productId),
    database,
  )
  return requested.map(({ productId, quantity }, nth) => {
    const product = found.find(({ _id }) => _id === productId.toLowerCase())
    if (!product || (!isSoldBeside(product, main) && !booked.includes(product._id)))
      throw fieldError(`extras.${nth}.productId`, messages.extraUnknown)
    return { product, quantity }
  })
}

export function bookedExtras(extras: (Extra & { product: Product })[]): BookedExtra[] {
  return extras.map(({ product: { _id, title }, quantity }) => ({ productId: _id, name: title, quantity }))
}

/**
 * Returns what the booking keeps of its choices.
 * @throws invalid if a choice or option is unknown, or more is chosen than there are travelers
 */
export function bookChoices(
  choices: readonly Choice[],
  requested: readonly RequestedChoice[] = [],
  party: { people: number; privateGroup?: boolean },
): BookedChoice[] {
  for (const [nth, { code, option }] of requested.entries()) {
    const choice = choices.find((one) => one.code === code)
    if (!choice) throw fieldError(`choices.${nth}.code`, messages.choiceUnknown)
    if (!choice.options.some((one) => one.code === option))
      throw fieldError(`choices.${nth}.option`, interpolateBoth(messages.optionUnknown, { codes: codesOf(choice) }))
    const asked = requested.filter((one) => one.code === code)
    const limit = choiceLimit(choice, party.people)
    if (asked.reduce((sum, { quantity = 1 }) => sum + quantity, 0) > limit)
      throw fieldError("choices", inChoice(choice, limit === 1 ? messages.choiceOnce : messages.choicesTooMany))
  }
  return chosenOptions(choices, requested, party).map(({ code, option, quantity }) => ({
    code,
    option: option.code,
    name: option.name,
    quantity,
  }))
}

function inChoice(choice: Choice, message: Localized): Localized {
  const name = inEach(choice.name)
  return { en: `${name.en}: ${message.en}`, vi: `${name.vi}: ${message.vi}` }
}

const codesOf = ({ options }: Choice): string => options.map(({ code }) => code).join(", ")

type RequestedPickup = { zone?: string | undefined; place?: string | undefined }

/** @throws invalid if the zone is unknown */
export function findZone(requested: RequestedPickup | undefined, zones: PickupZone[]): PickupZone | undefined {
  if (requested?.zone === undefined) return undefined
  const zone = zones.find(({ code }) => code === requested.zone)
  if (!zone) throw fieldError("pickup.zone", messages.zoneUnknown)
  return zone
}

export function bookedPickup(
  requested: RequestedPickup | undefined,
  zone: PickupZone | undefined,
  startTime?: string | null,
): BookedPickup | null {
  if (!requested) return null
  return {
    zone: zone?.name ?? null,
    meetingPoint: zone?.meetingPoint ?? null,
    place: requested.place ?? "",
    time: zone && startTime && zone.minutesBefore > 0 ? minutesBefore(startTime, zone.minutesBefore) : null,
  }
}
