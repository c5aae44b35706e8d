import { queryOptions } from "@tanstack/react-query"
import type { Category, CategoryHeading, CategoryName, CategoryTree, PlaceNames } from "#domain/categories/category.ts"
import { type Answer, get } from "#lib/api.ts"
import { pick } from "#lib/data/pick.ts"

/** Spec §9. */
export const STALE_MS = 1_800_000
const PLACES = "/categories/hierarchy/vietnam-tours"

export const tourCategoriesQuery = queryOptions({
  queryKey: ["tour-categories"],
  queryFn: async () => (await get<Answer<CategoryHeading[]>>("/tour-categories")).data.map(headingOf),
  staleTime: STALE_MS,
})

const headingOf = (category: CategoryHeading): CategoryHeading => pick(category, "slug", "name", "description")

const NOWHERE: CategoryTree = {
  _id: "",
  slug: "",
  type: "tour",
  level: 0,
  parent: null,
  region: "all",
  location: null,
  at: null,
  name: { en: "" },
  description: { en: "" },
  images: [],
  isActive: true,
  children: [],
}

function orNowhere(error: Error & { status?: number }) {
  if (error.status === 404) return { data: NOWHERE }
  throw error
}

export const placesQuery = queryOptions({
  queryKey: ["categories", "hierarchy", "vietnam-tours"],
  queryFn: async () => (await get<Answer<CategoryTree>>(PLACES).catch(orNowhere)).data,
  staleTime: STALE_MS,
})

export type HomePlace = CategoryHeading & Pick<Category, "images" | "at">

/** @throws ApiError */
export async function readPlaces(slugs: string[]): Promise<HomePlace[]> {
  if (slugs.length === 0) return []
  const { data } = await get<Answer<HomePlace[]>>("/categories", { slugs })
  return data.map((place) => pick(place, "slug", "name", "description", "images", "at"))
}

export const placeNamesQuery = queryOptions({
  queryKey: ["categories", "hierarchy", "vietnam-tours", "names"],
  queryFn: async () => (await get<Answer<PlaceNames>>(PLACES, { view: "names" }).catch(orNowhere)).data,
  staleTime: STALE_MS,
})

export const transferCategoriesQuery = queryOptions({
  queryKey: ["transfer-categories"],
  queryFn: async () =>
    (await get<Answer<CategoryName[]>>("/transfer-categories")).data.map((one) => pick(one, "slug", "name")),
  staleTime: STALE_MS,
})

export async function presentCategorySlug(slug: string): Promise<string | undefined> {
  const ask = (path: string) => get<Answer<{ slug: string }>>(`/${path}/slug/${encodeURIComponent(slug)}`)
  const found = await ask("tour-categories")
    .catch(() => ask("categories"))
    .catch(() => undefined)
  return found && found.data.slug !== slug ? found.data.slug : undefined
}
