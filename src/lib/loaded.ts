import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseQueryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query"
import { createIsomorphicFn } from "@tanstack/react-start"

type Query<T, Key extends QueryKey> = UseSuspenseQueryOptions<T, Error, T, Key>
type Use = <T, Key extends QueryKey>(query: Query<T, Key>) => T

/**
 * What the loader of a page has loaded; in the browser it stays up to date while it is shown. The server shows it once:
 * there it is read as it is, for an observer of each use would cost more than many a part that uses it.
 */
export const useLoaded = createIsomorphicFn().server(useRead).client(useWatched) as Use

function useRead<T, Key extends QueryKey>({ queryKey }: Query<T, Key>): T {
  const data = useQueryClient().getQueryData<T>(queryKey)
  if (data === undefined) throw new Error(`No loader has loaded ${JSON.stringify(queryKey)}.`)
  return data
}

function useWatched<T, Key extends QueryKey>(query: Query<T, Key>): T {
  return useSuspenseQuery(query).data
}

type Answer<T> = Pick<UseQueryResult<T>, "data" | "error" | "isError" | "isPlaceholderData" | "refetch">
type Follow = <T, Key extends QueryKey>(query: UseQueryOptions<T, Error, T, Key>) => Answer<T>

/** The same for what may be missing or change under the page, like the list that its address asks for. */
export const useAnswer = createIsomorphicFn().server(useGiven).client(useQuery) as Follow

function useGiven<T, Key extends QueryKey>({ queryKey }: UseQueryOptions<T, Error, T, Key>): Partial<Answer<T>> {
  const data = useQueryClient().getQueryData<T>(queryKey)
  return { data, error: null, isError: false, isPlaceholderData: false }
}
