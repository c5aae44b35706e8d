import { useQuery } from "@tanstack/react-query"
import type { Vehicle } from "#features/transfers/transfer.ts"
import { callApi } from "#staff/http.ts"

/** Returns the company's table of vehicles, the smallest first. */
export function useVehicles(): Vehicle[] {
  const { data = [] } = useQuery<Vehicle[]>({
    // The editor of vehicles lists them with their versions.
    queryKey: ["vehicles", "public"],
    queryFn: async () => (await callApi("/transfers/seats")).data,
  })
  return data
}
