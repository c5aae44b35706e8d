import { type FetchQueryOptions, hashKey, type Query, QueryClient, type QueryKey } from "@tanstack/react-query"

/**
 * The queries of one page while the server draws it. Each is asked once: nothing is tried again, called off or let go of
 * by itself, and nobody watches. TanStack's own fetching provides for all of that, which takes longer than many an
 * answer.
 */
export class PageQueries extends QueryClient {
  readonly #asked = new Map<Query, Promise<unknown>>()

  override async fetchQuery<T, E = Error, Data = T, Key extends QueryKey = QueryKey, Param = never>(
    options: FetchQueryOptions<T, E, Data, Key, Param>,
  ): Promise<Data> {
    const hashed = this.defaultQueryOptions({ ...options, queryHash: hashOf(options.queryKey) } as never)
    const query = this.getQueryCache().build(this, hashed) as unknown as Query
    if (query.state.data !== undefined) return query.state.data as Data
    const asked = this.#asked.get(query) ?? ask(query)
    this.#asked.set(query, asked)
    return query.setData(await asked) as Data
  }

  override ensureQueryData: QueryClient["ensureQueryData"] = (options) => this.fetchQuery(options)

  override getQueryData: QueryClient["getQueryData"] = (queryKey) =>
    this.getQueryCache().get(hashOf(queryKey))?.state.data as never
}

const hashes = new WeakMap<QueryKey, string>()

/** Most keys are constants, and each use of what was loaded asks for its hash. */
function hashOf(key: QueryKey): string {
  const known = hashes.get(key)
  if (known !== undefined) return known
  const hash = hashKey(key)
  hashes.set(key, hash)
  return hash
}

async function ask({ options: { queryFn }, queryKey, meta }: Query): Promise<unknown> {
  if (typeof queryFn !== "function") throw new Error(`Nobody answers ${JSON.stringify(queryKey)}.`)
  return queryFn({ queryKey, meta } as never)
}
