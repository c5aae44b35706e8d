import { useQuery } from "@tanstack/react-query"
import { callApi } from "#staff/http.ts"

/** Returns today's rate in đồng per US dollar, once it is known. */
export function useExchangeRate(): number | undefined {
  const { data } = useQuery<number>({
    queryKey: ["exchange rate"],
    queryFn: async () => (await callApi("/settings")).data.exchangeRate.vndPerUsd,
  })
  return data
}
