import type { DataProvider, GetListParams, RaRecord } from "react-admin"
import { callApi } from "./http.ts"
import type { StaffResource } from "./staff-slice.ts"

/** The API knows no `id`, which react-admin adds to every record. */
const withoutId = ({ id, ...data }: { id?: unknown }) => data

/** `id` is of a record that has none of its own, such as a group of settings. */
const withId = <R extends object>(record: R, id?: unknown) =>
  ({ ...record, id: (record as { _id?: string })._id ?? id }) as R & RaRecord

/** Returns what the API is asked for by filters and an order. 'id' is what react-admin sorts by unless told. */
export const listQuery = ({ filter, sort }: { filter: object; sort: GetListParams["sort"] }) => ({
  ...filter,
  ...(sort && sort.field !== "id" ? { sort: sort.field, ...(sort.order === "DESC" && { order: "desc" }) } : {}),
})

export function query(parameters: Record<string, unknown>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== "")
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size ? `?${search}` : ""
}

/**
 * Returns react-admin's data provider over the REST API, for these resources. The API checks every permission itself.
 */
export function createDataProvider(resources: StaffResource[]): DataProvider {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  const find = (name: string) => {
    const found = byName.get(name)
    if (!found) throw new Error(`There is no resource ${name}.`)
    return { listKey: "data", oneKey: "data", ...found }
  }

  async function getList(resource: string, { filter, pagination, sort }: GetListParams) {
    const { endpoint, listKey, always } = find(resource)
    const page = { page: pagination?.page ?? 1, limit: pagination?.perPage ?? 25 }
    const answer = await callApi(endpoint + query({ ...always, ...listQuery({ filter, sort }), ...page }))
    const rows = answer[listKey] as object[]
    const { total = rows.length, isPartial = false } = answer.pagination ?? {}
    return {
      data: rows.map((row) => withId(row)),
      total,
      // More than 1,000 rows are not counted: further pages can be asked for all the same.
      ...(isPartial && { pageInfo: { hasNextPage: rows.length === page.limit, hasPreviousPage: page.page > 1 } }),
      meta: answer,
    }
  }

  async function getOne(resource: string, id: unknown) {
    const { endpoint, oneKey, hasEditView } = find(resource)
    const answer = await callApi(`${endpoint}/${id}${hasEditView ? "?view=edit" : ""}`)
    return { data: withId(answer[oneKey], id) }
  }

  return {
    getList,
    getOne: (resource, { id }) => getOne(resource, id),
    async getMany(resource, { ids }) {
      return { data: await Promise.all(ids.map(async (id) => (await getOne(resource, id)).data)) }
    },
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    async create(resource, { data, meta }) {
      const { endpoint, oneKey } = find(resource)
      const answer = await callApi(endpoint, { method: "POST", body: withoutId(data), key: meta?.key })
      return { data: withId(answer[oneKey]) }
    },
    async update(resource, { id, data, previousData }) {
      const { endpoint, oneKey } = find(resource)
      const answer = await callApi(`${endpoint}/${id}`, {
        method: "PUT",
        body: { ...withoutId(data), version: previousData?.version },
      })
      return { data: withId(answer[oneKey], id) }
    },
    async delete(resource, { id, previousData }) {
      await callApi(`${find(resource).endpoint}/${id}`, { method: "DELETE" })
      return { data: previousData as never }
    },
    async updateMany() {
      throw new Error("Records are changed one by one.")
    },
    async deleteMany() {
      throw new Error("Records are deleted one by one.")
    },
  } as DataProvider
}
