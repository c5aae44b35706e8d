import { asc, eq, sql } from "drizzle-orm"
import { cached, clearCache } from "#server/catalogue/cache.server.ts"
import { unknownSlug } from "#server/catalogue/slug-redirects.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { tourCategories, transferCategories } from "./categories.table.server.ts"
import {
  REGIONS,
  type Region,
  type TourCategory,
  type TransferCategory,
  VEHICLE_TYPES,
  type VehicleType,
} from "./category.ts"

/** Filters. Themes of all regions match every region. Only active themes by default. */
export type ThemeFilter = {
  active?: "true" | "false" | "all" | undefined
  featured?: boolean | undefined
  region?: Region | undefined
}

const allTourCategories = () =>
  cached("tour categories", async () => {
    const order = [asc(tourCategories.position), asc(tourCategories.slug)]
    return (
      await db
        .select()
        .from(tourCategories)
        .orderBy(...order)
    ).map(presentTourCategory)
  })
const allTransferCategories = () =>
  cached("transfer categories", async () => {
    const order = [asc(transferCategories.position), asc(transferCategories.slug)]
    return (
      await db
        .select()
        .from(transferCategories)
        .orderBy(...order)
    ).map(presentTransferCategory)
  })

export async function listTourCategories(filter: ThemeFilter = {}): Promise<TourCategory[]> {
  return (await allTourCategories()).filter(fits(filter))
}

export async function listTransferCategories(
  filter: ThemeFilter & { vehicle?: VehicleType | undefined } = {},
): Promise<TransferCategory[]> {
  const { vehicle } = filter
  const fitting = (await allTransferCategories()).filter(fits(filter))
  return fitting.filter(({ vehicleType }) => vehicle === undefined || vehicleType === vehicle)
}

function fits({ active = "true", featured, region }: ThemeFilter) {
  return (theme: TourCategory) =>
    (active === "all" || theme.isActive === (active === "true")) &&
    (!featured || theme.isFeatured) &&
    (region === undefined || theme.region === region || theme.region === "all")
}

/** Returns an active tour category by slug. @throws notFound; moved if the slug is a former one */
export async function findTourCategory(slug: string): Promise<TourCategory> {
  return bySlug(await listTourCategories(), "tour-category", "tour-categories", slug)
}

/** Returns an active transfer category by slug. @throws notFound; moved if the slug is a former one */
export async function findTransferCategory(slug: string): Promise<TransferCategory> {
  return bySlug(await listTransferCategories(), "transfer-category", "transfer-categories", slug)
}

async function bySlug<T extends TourCategory>(themes: T[], kind: string, path: string, slug: string): Promise<T> {
  const found = themes.find((theme) => theme.slug === slug)
  if (found) return found
  throw await unknownSlug({ kind, name: "Category", path }, slug, (id) => themes.find((theme) => theme._id === id))
}

export function themeById<T extends TourCategory>(themes: T[], id: string): T {
  const found = themes.find((theme) => theme._id === id)
  if (!found) throw notFound("Category")
  return found
}

export function collectRegions(themes: TourCategory[]): Region[] {
  return REGIONS.filter((region) => themes.some((theme) => theme.region === region))
}

export function collectVehicleTypes(themes: TransferCategory[]): VehicleType[] {
  return VEHICLE_TYPES.filter((vehicle) => themes.some(({ vehicleType }) => vehicleType === vehicle))
}

export function readRegion(text: string): Region {
  const region = REGIONS.find((known) => known === text)
  if (!region) throw notFound("Region")
  return region
}

export function readVehicle(text: string): VehicleType {
  const vehicle = VEHICLE_TYPES.find((known) => known === text)
  if (!vehicle) throw notFound("Vehicle")
  return vehicle
}

export async function findTourCategoryNamed(slug: string, database: Database) {
  const { id, name } = tourCategories
  const columns = { id, slug: tourCategories.slug, name }
  const [row] = await database.select(columns).from(tourCategories).where(eq(tourCategories.slug, slug))
  return row
}

export async function findTransferCategoryNamed(
  { slug, name }: { slug?: string | undefined; name?: string | undefined },
  database: Database,
): Promise<TransferCategory | undefined> {
  const table = transferCategories
  const isNamed =
    slug === undefined ? sql`${name} in (${table.name} ->> 'en', ${table.name} ->> 'vi')` : eq(table.slug, slug)
  const [row] = await database
    .select()
    .from(table)
    .where(isNamed)
    .orderBy(asc(table.position), asc(table.slug))
    .limit(1)
  return row && presentTransferCategory(row)
}

type Kept = "id" | "version" | "createdAt" | "updatedAt"
export type NewTourCategory = Omit<typeof tourCategories.$inferInsert, Kept>
export type NewTransferCategory = Omit<typeof transferCategories.$inferInsert, Kept>

export async function createTourCategory(category: NewTourCategory, database: Database = db) {
  const [row] = await database.insert(tourCategories).values(category).returning()
  clearCache()
  return row!
}

export async function createTransferCategory(category: NewTransferCategory, database: Database = db) {
  const [row] = await database.insert(transferCategories).values(category).returning()
  clearCache()
  return row!
}

export function presentTourCategory(row: typeof tourCategories.$inferSelect): TourCategory {
  const { id, slug, name, description, images, isActive, isFeatured, region, location } = row
  const shown = { _id: id, slug, name, description, images, isActive, isFeatured, region, location }
  return { ...shown, level: 0, parent: null, type: "tour" }
}

export function presentTransferCategory(row: typeof transferCategories.$inferSelect): TransferCategory {
  const { vehicleType, serviceType, route } = row
  return { ...presentTourCategory(row), type: "transfer", vehicleType, serviceType, route }
}
