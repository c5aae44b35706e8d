import { asc, desc, eq, sql } from "drizzle-orm"
import { unknownSlug } from "#domain/catalogue/rows/slug-redirects.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { cached, clearCache } from "#server/database/cache.server.ts"
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
  vehicle?: VehicleType | undefined
}

export type TourCategoryRow = typeof tourCategories.$inferSelect
export type TransferCategoryRow = typeof transferCategories.$inferSelect
export type ThemeTable = typeof tourCategories | typeof transferCategories
type New<Table extends ThemeTable> = Omit<Table["$inferInsert"], "id" | "version" | "createdAt" | "updatedAt">

type Themes<Table extends ThemeTable, Theme> = {
  table: Table
  kind: string
  path: string
  present: (row: Table["$inferSelect"]) => Theme
}

/** Returns the functions that read and add the categories of tours or of transfers. */
function themes<Table extends ThemeTable, Theme extends TourCategory>(of: Themes<Table, Theme>) {
  const { table, kind, path, present } = of
  const all = () =>
    cached(path, async () => {
      const rows = await db
        .select()
        .from(table as ThemeTable)
        .orderBy(asc(table.position), asc(table.slug))
      return rows.map(present)
    })
  const list = async (filter: ThemeFilter = {}) => (await all()).filter(fits(filter))
  return {
    list,

    /** Returns the active category with this slug. @throws notFound; moved if the slug is a former one */
    findBySlug: async (slug: string): Promise<Theme> => {
      const active = await list()
      const found = active.find((theme) => theme.slug === slug)
      if (found) return found
      throw await unknownSlug({ kind, name: "Category", path }, slug, (id) => active.find(({ _id }) => _id === id))
    },

    /** Returns the active category with this id. @throws notFound */
    findById: async (id: string): Promise<Theme> => {
      const found = (await list()).find(({ _id }) => _id === id)
      if (!found) throw notFound("Category")
      return found
    },

    create: async (category: New<Table>, database: Database = db): Promise<Table["$inferSelect"]> => {
      const row = firstOf(
        await database
          .insert(table as ThemeTable)
          .values(category as never)
          .returning(),
      )
      clearCache()
      return row
    },
  }
}

export const {
  list: listTourCategories,
  findBySlug: findTourCategory,
  findById: findTourCategoryById,
  create: createTourCategory,
} = themes({ table: tourCategories, kind: "tour-category", path: "tour-categories", present: presentTourCategory })

export const {
  list: listTransferCategories,
  findBySlug: findTransferCategory,
  findById: findTransferCategoryById,
  create: createTransferCategory,
} = themes({
  table: transferCategories,
  kind: "transfer-category",
  path: "transfer-categories",
  present: presentTransferCategory,
})

function fits({ active = "true", featured, region, vehicle }: ThemeFilter) {
  return (theme: TourCategory | TransferCategory) =>
    (active === "all" || theme.isActive === (active === "true")) &&
    (!featured || theme.isFeatured) &&
    (region === undefined || theme.region === region || theme.region === "all") &&
    (vehicle === undefined || ("vehicleType" in theme && theme.vehicleType === vehicle))
}

export function collectRegions(themes: TourCategory[]): Region[] {
  return REGIONS.filter((region) => themes.some((theme) => theme.region === region))
}

export function collectVehicleTypes(themes: TransferCategory[]): VehicleType[] {
  return VEHICLE_TYPES.filter((vehicle) => themes.some(({ vehicleType }) => vehicleType === vehicle))
}

export async function findTourCategoryNamed(slug: string, database: Database) {
  const columns = pick(tourCategories, "id", "slug", "name", "isActive")
  const [row] = await database.select(columns).from(tourCategories).where(eq(tourCategories.slug, slug))
  return row
}

/** Returns the category of that slug, else of that name: the `own` one before others. */
export async function findTransferCategoryNamed(
  { slug, name, own = "" }: { slug?: string | undefined; name?: string | undefined; own?: string | undefined },
  database: Database,
): Promise<TransferCategory | undefined> {
  const table = transferCategories
  const isNamed =
    slug === undefined ? sql`${name} in (${table.name} ->> 'en', ${table.name} ->> 'vi')` : eq(table.slug, slug)
  const [row] = await database
    .select()
    .from(table)
    .where(isNamed)
    .orderBy(desc(eq(table.slug, own)), asc(table.position), asc(table.slug))
    .limit(1)
  return row && presentTransferCategory(row)
}

export function presentTourCategory(row: TourCategoryRow): TourCategory {
  const shown = pick(row, "slug", "name", "description", "images", "isActive", "isFeatured", "region", "location")
  return { _id: row.id, ...shown, level: 0, parent: null, type: "tour" }
}

export function presentTransferCategory(row: TransferCategoryRow): TransferCategory {
  return { ...presentTourCategory(row), type: "transfer", ...pick(row, "vehicleType", "serviceType", "route") }
}
