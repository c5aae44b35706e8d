import type { Vehicle } from "#features/transfers/transfer.ts"
import { useApi } from "#staff/use-api.ts"

/** Returns the company's table of vehicles, the smallest first. */
export function useVehicles(): Vehicle[] {
  const { data = [] } = useApi<Vehicle[]>("/transfers/seats")
  return data
}
