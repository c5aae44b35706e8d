import { asc, eq } from "drizzle-orm"
import { type Database, db } from "#server/database.server.ts"
import { moved, notFound } from "#server/errors.server.ts"
import { formerOwner } from "#server/slug-redirects.server.ts"
import { snapshot } from "#server/snapshot.server.ts"
import { tourCategories, transferCategories } from "./categories.table.server.ts"
import {
  REGIONS,
  type Region,
  type TourCategory,
  type TransferCategory,
  VEHICLE_TYPES,
  type VehicleType,
} from "./category.ts"

/*
 * What tours and transfers are sorted into: few, in one row each, read with every page.
 */

/** Which of them to list; what is absent does not restrict. What is everywhere is in every region. */
export type ThemeFilter = {
  active?: "true" | "false" | "all" | undefined
  featured?: boolean | undefined
  region?: Region | undefined
}

const tourThemes = snapshot(async () =>
  (await db.select().from(tourCategories).orderBy(asc(tourCategories.position), asc(tourCategories.slug))).map(
    presentTourCategory,
  ),
)
const transferThemes = snapshot(async () =>
  (
    await db.select().from(transferCategories).orderBy(asc(transferCategories.position), asc(transferCategories.slug))
  ).map(presentTransferCategory),
)

/** To be called when tour or transfer categories have changed. */
export function forgetThemes(): void {
  tourThemes.forget()
  transferThemes.forget()
}

/** Tour categories in their order. Without `active` only active ones. */
export function listTourCategories(filter: ThemeFilter = {}): Promise<TourCategory[]> {
  return tourThemes.view(nameOf(filter), (all) => all.filter(fits(filter)))
}

/** Transfer categories in their order. Without `active` only active ones. */
export function listTransferCategories(
  filter: ThemeFilter & { vehicle?: VehicleType | undefined } = {},
): Promise<TransferCategory[]> {
  const { vehicle } = filter
  return transferThemes.view(`${nameOf(filter)} ${vehicle}`, (all) =>
    all.filter(fits(filter)).filter(({ vehicleType }) => vehicle === undefined || vehicleType === vehicle),
  )
}

const nameOf = ({ active, featured, region }: ThemeFilter) => `${active} ${featured} ${region}`

function fits({ active = "true", featured, region }: ThemeFilter) {
  return (theme: TourCategory) =>
    (active === "all" || theme.isActive === (active === "true")) &&
    (!featured || theme.isFeatured) &&
    (region === undefined || theme.region === region || theme.region === "all")
}

/** An active tour category by its slug. @throws notFound; moved where the slug is one that it had before */
export async function findTourCategory(slug: string): Promise<TourCategory> {
  return bySlug(await listTourCategories(), "tour-category", "tour-categories", slug)
}

/** An active transfer category by its slug. @throws notFound; moved where the slug is one that it had before */
export async function findTransferCategory(slug: string): Promise<TransferCategory> {
  return bySlug(await listTransferCategories(), "transfer-category", "transfer-categories", slug)
}

async function bySlug<T extends TourCategory>(themes: T[], kind: string, path: string, slug: string): Promise<T> {
  const found = themes.find((theme) => theme.slug === slug)
  if (found) return found
  const id = await formerOwner(kind, slug)
  const present = themes.find((theme) => theme._id === id)
  if (!present) throw notFound("Category")
  throw moved(present.slug, `/api/${path}/slug/${present.slug}`)
}

/** One of a list by its id. @throws notFound */
export function themeById<T extends TourCategory>(themes: T[], id: string): T {
  const found = themes.find((theme) => theme._id === id)
  if (!found) throw notFound("Category")
  return found
}

/** The regions that a list has something in, in their order. */
export function regionsOf(themes: TourCategory[]): Region[] {
  return REGIONS.filter((region) => themes.some((theme) => theme.region === region))
}

/** The vehicles that a list has something with, in their order. */
export function vehicleTypesOf(themes: TransferCategory[]): VehicleType[] {
  return VEHICLE_TYPES.filter((vehicle) => themes.some(({ vehicleType }) => vehicleType === vehicle))
}

/** A region as an address names it. @throws notFound */
export function readRegion(text: string): Region {
  const region = REGIONS.find((known) => known === text)
  if (!region) throw notFound("Region")
  return region
}

/** A vehicle as an address names it. @throws notFound */
export function readVehicle(text: string): VehicleType {
  const vehicle = VEHICLE_TYPES.find((known) => known === text)
  if (!vehicle) throw notFound("Vehicle")
  return vehicle
}

/** The id of a tour category, active or not; undefined where there is none. */
export async function findTourCategoryId(slug: string, database: Database): Promise<string | undefined> {
  const [row] = await database
    .select({ id: tourCategories.id })
    .from(tourCategories)
    .where(eq(tourCategories.slug, slug))
  return row?.id
}

/** The id of a transfer category, active or not; undefined where there is none. */
export async function findTransferCategoryId(slug: string, database: Database): Promise<string | undefined> {
  const table = transferCategories
  const [row] = await database.select({ id: table.id }).from(table).where(eq(table.slug, slug))
  return row?.id
}

/** The slug and the name of a transfer category, active or not. */
export async function findTransferCategoryName(id: string, database: Database) {
  const { slug, name } = transferCategories
  const [row] = await database.select({ slug, name }).from(transferCategories).where(eq(transferCategories.id, id))
  return row!
}

/** The slug and the name of a tour category, active or not. */
export async function findTourCategoryName(id: string, database: Database) {
  const { slug, name } = tourCategories
  const [row] = await database.select({ slug, name }).from(tourCategories).where(eq(tourCategories.id, id))
  return row!
}

type Kept = "id" | "version" | "createdAt" | "updatedAt"
export type NewTourCategory = Omit<typeof tourCategories.$inferInsert, Kept>
export type NewTransferCategory = Omit<typeof transferCategories.$inferInsert, Kept>

/** Adds a tour category. Returns its id. */
export async function createTourCategory(category: NewTourCategory, database: Database = db): Promise<string> {
  const [row] = await database.insert(tourCategories).values(category).returning({ id: tourCategories.id })
  forgetThemes()
  return row!.id
}

/** Adds a transfer category. Returns its id. */
export async function createTransferCategory(category: NewTransferCategory, database: Database = db): Promise<string> {
  const [row] = await database.insert(transferCategories).values(category).returning({ id: transferCategories.id })
  forgetThemes()
  return row!.id
}

function presentTourCategory(row: typeof tourCategories.$inferSelect): TourCategory {
  const { id, slug, name, description, images, isActive, isFeatured, region } = row
  return { _id: id, slug, name, description, images, isActive, isFeatured, region }
}

function presentTransferCategory(row: typeof transferCategories.$inferSelect): TransferCategory {
  const { id, slug, name, description, images, isActive, isFeatured, region, vehicleType, serviceType } = row
  return { _id: id, slug, name, description, images, isActive, isFeatured, region, vehicleType, serviceType }
}
