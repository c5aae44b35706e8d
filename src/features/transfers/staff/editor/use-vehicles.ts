import { useQuery } from "@tanstack/react-query"
import type { Vehicle } from "#features/transfers/transfer.ts"
import { callApi } from "#staff/http.ts"

export type ListedVehicle = Vehicle & { version: number }

/** Returns the vehicles that transfers are priced for, the smallest first. */
export function useVehicles(): ListedVehicle[] {
  const { data = [] } = useQuery<ListedVehicle[]>({
    queryKey: ["vehicles"],
    queryFn: async () => (await callApi("/transfers/seats?view=edit")).data,
  })
  return data
}
