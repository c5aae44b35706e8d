import { editedPrices } from "#domain/catalogue/prices.ts"
import {
  CARD_COLUMNS,
  fieldsOf,
  presentCommon,
  presentPrices,
  presentStored,
  summariseReviews,
} from "#domain/catalogue/rows/catalogue-columns.server.ts"
import type { Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import * as shapes from "./shapes.server.ts"
import { type TransferEntry, transferSchemas } from "./staff/transfer-entry.schema.ts"
import { NO_PRICE_RULES, type Transfer, type TransferCard, type Vehicle } from "./transfer.ts"
import { transfers, type transferVehicles } from "./transfers.table.server.ts"

const OWN_COLUMNS = [
  ...(["type", "name", "origin", "destination", "route", "distanceKm", "durationMinutes", "region"] as const),
  ...(["shownRating", "reviewCount", "reviewStars", "perTrip", "serviceType", "vehicleType"] as const),
  ...(["timetable", "freeWaitingMinutes"] as const),
] as const
export const cardColumns = pick(transfers, ...CARD_COLUMNS, ...OWN_COLUMNS)

type Transfers = typeof transfers.$inferSelect & { places: string[] }
type VehicleRow = Omit<typeof transferVehicles.$inferSelect, "version" | "updatedAt">
type CardRow = {
  transfer: Pick<Transfers, keyof typeof cardColumns>
  category: { slug: string; name: LocalizedContent }
}
export type PricedVehicle = VehicleRow & { priceMinor: number }
export type TransferRow = CardRow & { transfer: Transfers; vehicles: PricedVehicle[] }

export function presentCard({ transfer, category: { slug, name } }: CardRow): TransferCard {
  const { origin: from, destination: to, durationMinutes } = transfer
  return {
    ...presentCommon(transfer),
    ...pick(transfer, "type", "name", "route", "timetable", "freeWaitingMinutes"),
    from,
    to,
    distance: transfer.distanceKm,
    duration: durationMinutes,
    durationHours: Math.round((durationMinutes / 60) * 100) / 100,
    rating: transfer.shownRating,
    reviews: summariseReviews({ count: transfer.reviewCount, stars: transfer.reviewStars }),
    pricing: { ...presentPrices(transfer), perTrip: transfer.perTrip },
    category: {
      ...pick(transfer, "location", "serviceType", "vehicleType", "region"),
      slug,
      name,
      route: { from, to },
    },
  }
}

export function presentTransfer(row: TransferRow): Transfer {
  const { transfer, vehicles } = row
  const card = presentCard(row)
  return {
    ...card,
    ...fieldsOf(shapes.transfer.shape, transfer),
    rating: card.rating,
    vehicles: vehicles.map((vehicle) => ({
      ...presentVehicle(vehicle),
      price: toMajor(vehicle.priceMinor, transfer.currency),
    })),
    priceRules: { ...NO_PRICE_RULES, ...transfer.priceRules },
    updatedAt: transfer.updatedAt.toISOString(),
  }
}

export const presentVehicle = (row: VehicleRow): Vehicle => pick(row, "code", "name", "seats", "loads")

export function presentEntry(row: TransferRow): Stored<TransferEntry> {
  const { transfer, category } = row
  const sameName = isEqual(transfer.name, transfer.title)
  return {
    ...fieldsOf(transferSchemas.entry.shape, transfer),
    ...presentStored(transfer),
    category: category.slug,
    name: sameName ? null : transfer.name,
    from: transfer.origin,
    to: transfer.destination,
    duration: transfer.durationMinutes,
    distance: transfer.distanceKm,
    pricing: presentPricing(row),
    priceRules: { ...NO_PRICE_RULES, ...transfer.priceRules },
  }
}

function presentPricing({ transfer, vehicles }: TransferRow): TransferEntry["pricing"] {
  const { currency, perTrip } = transfer
  if (!perTrip) return editedPrices(transfer)
  return {
    vehicles: vehicles.map(({ code, priceMinor }) => ({ code, price: toMajor(priceMinor, currency) })),
    currency,
  }
}
