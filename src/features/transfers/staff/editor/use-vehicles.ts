import type { Vehicle } from "#features/transfers/transfer.ts"
import { useApi } from "#staff/use-api.ts"

export type ListedVehicle = Vehicle & { version: number }

/** Returns the vehicles that transfers are priced for, the smallest first. */
export function useVehicles(): ListedVehicle[] {
  const { data = [] } = useApi<ListedVehicle[]>("/transfers/seats?view=edit")
  return data
}
