import { type UseQueryOptions, useQuery } from "@tanstack/react-query"
import type { HttpError } from "react-admin"
import { callApi } from "../http.ts"

type Options<Data> = Partial<UseQueryOptions<Data, HttpError>>

/** Returns the `data` of a GET. react-admin's refresh loads it again. */
export function useApi<Data>(path: string, options: Options<Data> = {}) {
  return useQuery<Data, HttpError>({
    queryKey: ["api", path],
    queryFn: async () => (await callApi(path)).data,
    ...options,
  })
}
