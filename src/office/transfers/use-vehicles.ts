import type { Vehicle } from "#domain/transfers/transfer.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"

export type ListedVehicle = Vehicle & { version: number }

/** Returns the company's table of vehicles, the smallest first. */
export function useVehicles(): ListedVehicle[] {
  return useApi<ListedVehicle[]>("/transfers/seats?view=edit").data ?? []
}
