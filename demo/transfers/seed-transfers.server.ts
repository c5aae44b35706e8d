import { requirePlaces } from "#features/categories/categories.server.ts"
import { createTransferCategory } from "#features/categories/category-trees.server.ts"
import { createTransfer, type NewTransfer } from "#features/transfers/transfer-records.server.ts"
import { toMinor } from "#lib/money.ts"
import type { Database } from "#server/database/database.server.ts"
import { pickupZonesOf } from "../pickup-zones.ts"
import { cancellationPolicies } from "../policies.ts"
import { posterImage } from "../poster-images.server.ts"
import { transferCategorySeeds } from "./transfer-categories.ts"
import { airportOf, transferPriceRulesOf } from "./transfer-price-rules.ts"
import type { TransferPrice, TransferSeed } from "./transfer-types.ts"
import { transferSeeds } from "./transfers.ts"

export async function seedTransfers(database: Database): Promise<void> {
  const categories = new Map<string, string>()
  for (const [position, { featured, ...category }] of transferCategorySeeds.entries()) {
    const values = { ...category, position, isFeatured: featured ?? false }
    categories.set(category.slug, await createTransferCategory(values, database))
  }
  for (const [position, seed] of transferSeeds.entries()) {
    const categoryId = categories.get(seed.category)
    if (!categoryId)
      throw new Error(`The demo content refers to '${seed.category}', which does not exist. Correct the slug in demo/.`)
    const placeIds = await requirePlaces(seed.places, database)
    await createTransfer({ ...transferOf(seed), position, categoryId, placeIds }, database)
  }
}

function transferOf(seed: TransferSeed): Omit<NewTransfer, "categoryId"> {
  const { category, featured, from, to, scenes, cancellation, price, places, ...same } = seed
  const policy = cancellationPolicies[cancellation]
  return {
    ...same,
    name: seed.name ?? seed.title,
    isFeatured: featured ?? false,
    origin: from,
    destination: to,
    images: scenes.map(posterImage),
    price: priceOf(price),
    cancellationPolicy: policy.text,
    cancellationBands: policy.bands,
    airport: airportOf(seed),
    priceRules: transferPriceRulesOf(seed),
    pickupZones: pickupZonesOf(seed.slug),
  }
}

function priceOf(price: TransferPrice): NewTransfer["price"] {
  const cents = (dollars: number) => toMinor(dollars, "USD")
  if ("perPerson" in price)
    return { adult: cents(price.perPerson), child: price.child === undefined ? null : cents(price.child) }
  const vehicles = Object.entries(price.perTrip).map(([code, dollars]) => [code, cents(dollars)])
  return { vehicles: Object.fromEntries(vehicles) }
}
