import type { Image } from "#features/catalogue/content.ts"
import { createCategory } from "#features/categories/categories.server.ts"
import { createTourCategory } from "#features/categories/category-trees.server.ts"
import { createSchedule } from "#features/departures/staff/departure-schedules.server.ts"
import { createHoliday } from "#features/holidays/holidays.server.ts"
import { storeSettings } from "#features/settings/settings.server.ts"
import { createTour } from "#features/tours/tours.server.ts"
import { toMinor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import { seedPosts } from "./blog/seed-posts.server.ts"
import { company } from "./company.ts"
import { holidaySeeds } from "./holidays.ts"
import { pickupZonesOf } from "./pickup-zones.ts"
import { regions, vietnamTours } from "./places.ts"
import { cancellationPolicies } from "./policies.ts"
import { posterImage, storePosters } from "./poster-images.server.ts"
import { seedProducts } from "./products/seed-products.server.ts"
import type { TourSeed } from "./seed-types.ts"
import { tourCategorySeeds } from "./tours/tour-categories.ts"
import { priceRulesOf } from "./tours/tour-price-rules.ts"
import { tourSeeds } from "./tours/tours.ts"
import { seedTransfers } from "./transfers/seed-transfers.server.ts"

export async function seed(tx: Database): Promise<void> {
  await storePosters()
  await storeSettings(company, tx)
  for (const holiday of holidaySeeds) await createHoliday(holiday, undefined, tx)
  const destinations = await seedPlaces(tx)
  const themes = await seedTourCategories(tx)
  for (const [position, entry] of inCatalogueOrder(tourSeeds).entries()) {
    const tourId = await createTour(
      {
        ...tourOf(entry),
        position,
        categoryId: idOf(themes, entry.category),
        destinationId: idOf(destinations, entry.destination),
      },
      tx,
    )
    if (entry.departures) await createSchedule(scheduleOf(entry, tourId), undefined, tx)
  }
  await seedTransfers(tx)
  await seedProducts(themes, tx)
  await seedPosts(tx)
}

function idOf(ids: Map<string, string>, slug: string): string {
  const id = ids.get(slug)
  if (!id) throw new Error(`The demo content refers to '${slug}', which does not exist. Correct the slug in demo/.`)
  return id
}

async function seedPlaces(database: Database): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const root = await createCategory(
    { slug: "vietnam-tours", ...vietnamTours, level: 0, parentId: null, position: 0 },
    database,
  )
  for (const [position, { destinations, ...region }] of regions.entries()) {
    const parentId = await createCategory({ ...region, level: 1, parentId: root, position }, database)
    for (const [order, destination] of destinations.entries()) {
      ids.set(
        destination.slug,
        await createCategory({ ...destination, level: 2, parentId, position: order, region: region.region }, database),
      )
    }
  }
  return ids
}

async function seedTourCategories(database: Database): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [position, { featured, ...category }] of tourCategorySeeds.entries()) {
    ids.set(category.slug, await createTourCategory({ ...category, position, isFeatured: featured ?? false }, database))
  }
  return ids
}

/** Alternates the regions, so that neighbours on the list are from different parts of the country. */
function inCatalogueOrder(seeds: TourSeed[]): TourSeed[] {
  const rank = new Map<TourSeed, number>()
  const seen = new Map<string, number>()
  for (const seed of seeds) {
    const nth = seen.get(seed.destination) ?? 0
    seen.set(seed.destination, nth + 1)
    rank.set(seed, nth)
  }
  return seeds.toSorted((a, b) => rank.get(a)! - rank.get(b)!)
}

function tourOf(seed: TourSeed) {
  const policy = cancellationPolicies[seed.cancellation]
  return {
    slug: seed.slug,
    isFeatured: seed.featured ?? false,
    title: seed.title,
    shortDescription: seed.shortDescription,
    description: seed.description,
    location: seed.location,
    meetingPoint: seed.meetingPoint,
    alsoKnownAs: seed.alsoKnownAs ?? [],
    images: seed.scenes.map((scene): Image => posterImage(scene)),
    days: seed.itinerary.length,
    nights: seed.nights,
    startTime: seed.startTime,
    priceMinor: toMinor(seed.price.adult, "USD"),
    childPriceMinor: seed.price.child === undefined ? null : toMinor(seed.price.child, "USD"),
    highlights: seed.itinerary.map((day) => day.title),
    itinerary: seed.itinerary.map((day) => ({ ...day, meals: day.meals ?? [] })),
    included: seed.included,
    excluded: seed.excluded,
    requirements: seed.requirements,
    cancellationPolicy: policy.text,
    cancellationBands: policy.bands,
    priceRules: priceRulesOf(seed),
    pickupZones: pickupZonesOf(seed.slug),
    interests: seed.interests,
    hasDepartures: seed.departures !== undefined,
  }
}

function scheduleOf(seed: TourSeed, tourId: string) {
  const { weekdays, capacity, minimum = null, cutoffHours } = seed.departures!
  return { tourId, weekdays, from: hanoiDate(), startTime: seed.startTime, capacity, minimum, cutoffHours }
}
