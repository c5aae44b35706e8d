import type { Settings } from "#domain/settings/settings.ts"
import { useApi } from "./use-api.ts"

/** Returns today's rate in đồng per US dollar, once it is known. */
export const useExchangeRate = (): number | undefined => useApi<Settings>("/settings").data?.exchangeRate.vndPerUsd
