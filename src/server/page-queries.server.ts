import { type FetchQueryOptions, type Query, QueryClient, type QueryKey } from "@tanstack/react-query"

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
    const query = this.getQueryCache().build(this, this.defaultQueryOptions(options as never)) as unknown as Query
    if (query.state.data !== undefined) return query.state.data as Data
    const asked = this.#asked.get(query) ?? ask(query)
    this.#asked.set(query, asked)
    return query.setData(await asked) as Data
  }
}

async function ask({ options: { queryFn }, queryKey, meta }: Query): Promise<unknown> {
  if (typeof queryFn !== "function") throw new Error(`Nobody answers ${JSON.stringify(queryKey)}.`)
  return queryFn({ queryKey, meta } as never)
}
