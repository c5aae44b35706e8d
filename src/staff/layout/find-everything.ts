import type { DataProvider } from "react-admin"
import type { Language } from "#i18n/localized.ts"
import { labelOf } from "#staff/staff-slice.ts"
import { staffSlices } from "#staff/staff-slices.ts"

const PER_RESOURCE = 4

/** A search result. `label` names its resource. */
export type Found = { resource: string; label: string; id: string; title: string; details: string }

const searched = staffSlices.flatMap(({ resources = [] }) => resources.filter(({ found }) => found))

/** Returns the best few records of each resource, also hidden ones, in the order of the menu. */
export async function findEverything(dataProvider: DataProvider, search: string, language: Language): Promise<Found[]> {
  const found = await Promise.all(
    searched.map(async (resource) => {
      const { data } = await dataProvider.getList(resource.name, {
        filter: { search },
        pagination: { page: 1, perPage: PER_RESOURCE },
      })
      return data.map((row) => ({
        ...resource.found!(row, language),
        ...{ resource: resource.name, label: labelOf(resource), id: row.id },
      }))
    }),
  )
  return found.flat()
}
