import type { DataProvider, GetListParams, RaRecord } from "react-admin"
import { callApi } from "./http.ts"

type Endpoint = {
  path: string
  /** Where the rows stand in the answer to a list, and the record in the answer about one. */
  list?: string
  one?: string
  /** Parameters of every list. */
  always?: Record<string, string>
  /** Whether the API has a view of its own for editing: lists of rows, and all fields of one. */
  isContent?: boolean
}

/** The resources of the back office, by react-admin's name for them. */
const ENDPOINTS: Record<string, Endpoint> = {
  bookings: { path: "/bookings", list: "bookings", one: "booking", always: { view: "row" } },
  enquiries: { path: "/enquiries" },
  reviews: { path: "/reviews/moderation" },
  people: { path: "/people" },
  departures: { path: "/departures" },
  holidays: { path: "/holidays" },
  outbox: { path: "/outbox" },
  uploads: { path: "/upload" },
  users: { path: "/users" },
  settings: { path: "/settings/group", isContent: true },
  tours: { path: "/tours", always: { view: "edit", active: "all" }, isContent: true },
  transfers: { path: "/transfers", always: { view: "edit", active: "all" }, isContent: true },
  products: { path: "/products", always: { view: "edit", active: "all" }, isContent: true },
  places: { path: "/categories", always: { active: "all" }, isContent: true },
  tourCategories: { path: "/tour-categories", always: { active: "all" }, isContent: true },
  transferCategories: { path: "/transfer-categories", always: { active: "all" }, isContent: true },
}

function endpoint(resource: string): Required<Endpoint> {
  const found = ENDPOINTS[resource]
  if (!found) throw new Error(`There is no resource ${resource}.`)
  return { list: "data", one: "data", always: {}, isContent: false, ...found }
}

/** The API knows no `id`, which react-admin adds to every record. */
const withoutId = ({ id, ...data }: { id?: unknown }) => data

/** `id` is of a record that has none of its own, such as a group of settings. */
const withId = <R extends object>(record: R, id?: unknown) =>
  ({ ...record, id: (record as { _id?: string })._id ?? id }) as R & RaRecord

function query(parameters: Record<string, unknown>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== "")
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size ? `?${search}` : ""
}

async function getList(resource: string, { filter, pagination, sort }: GetListParams) {
  const { path, list, always } = endpoint(resource)
  const place = { page: pagination?.page ?? 1, limit: pagination?.perPage ?? 25 }
  // 'id' is what react-admin sorts by unless told: then the API's own order holds.
  const order = sort && sort.field !== "id" ? { sort: sort.field } : {}
  const answer = await callApi(path + query({ ...always, ...filter, ...place, ...order }))
  const rows = answer[list] as object[]
  const { total = rows.length, isPartial = false } = answer.pagination ?? {}
  return {
    data: rows.map((row) => withId(row)),
    total,
    // More than 1,000 rows are not counted: further pages can be asked for all the same.
    ...(isPartial && { pageInfo: { hasNextPage: rows.length === place.limit, hasPreviousPage: place.page > 1 } }),
    meta: answer,
  }
}

async function getOne(resource: string, id: unknown) {
  const { path, one, isContent } = endpoint(resource)
  const answer = await callApi(`${path}/${id}${isContent ? "?view=edit" : ""}`)
  return { data: withId(answer[one], id) }
}

/** react-admin's data provider over the REST API. The API checks every permission itself. */
export const dataProvider = {
  getList,
  getOne: (resource, { id }) => getOne(resource, id),
  async getMany(resource, { ids }) {
    return { data: await Promise.all(ids.map(async (id) => (await getOne(resource, id)).data)) }
  },
  getManyReference: (resource, { target, id, filter, ...params }) =>
    getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  async create(resource, { data, meta }) {
    const { path, one } = endpoint(resource)
    const answer = await callApi(path, { method: "POST", body: withoutId(data), key: meta?.key })
    return { data: withId(answer[one]) }
  },
  async update(resource, { id, data, previousData }) {
    const { path, one } = endpoint(resource)
    const answer = await callApi(`${path}/${id}`, {
      method: "PUT",
      body: { ...withoutId(data), version: previousData?.version },
    })
    return { data: withId(answer[one], id) }
  },
  async delete(resource, { id, previousData }) {
    await callApi(`${endpoint(resource).path}/${id}`, { method: "DELETE" })
    return { data: previousData as never }
  },
  async updateMany() {
    throw new Error("Records are changed one by one.")
  },
  async deleteMany() {
    throw new Error("Records are deleted one by one.")
  },
} as DataProvider
