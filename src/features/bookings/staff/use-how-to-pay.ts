import type { Settings } from "#features/settings/settings.ts"
import { useApi } from "#staff/hooks/use-api.ts"

/** Returns how and by when guests pay, once it is known. */
export const useHowToPay = (): Settings["howToPay"] | undefined => useApi<Settings>("/settings").data?.howToPay
