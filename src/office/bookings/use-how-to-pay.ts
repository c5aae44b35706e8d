import type { Settings } from "#domain/settings/settings.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"

/** Returns how and by when guests pay, once it is known. */
export const useHowToPay = (): Settings["howToPay"] | undefined => useApi<Settings>("/settings").data?.howToPay
