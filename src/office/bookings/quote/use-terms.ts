import { useQuery } from "@tanstack/react-query"
import type { Terms } from "#domain/bookings/quote/quote.ts"
import type { Holiday } from "#domain/holidays/holiday.ts"
import { isSoldBeside, type Main, type ProductCard } from "#domain/products/product.ts"
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/settings.ts"
import { callApi } from "#office/frame/http.ts"

type Loaded = Pick<Terms, "holidays" | "exchangeRate"> & { extras: ProductCard[] }

const NOT_LOADED: Loaded = { holidays: [], exchangeRate: DEFAULT_SETTINGS.exchangeRate, extras: [] }

/** Returns what a price depends on besides the product: the exchange rate, the holidays and the extras sold beside it. */
export function useTerms(main: Main): Loaded {
  const { kind } = main
  const { data = NOT_LOADED } = useQuery<Loaded>({
    queryKey: ["quote terms", kind],
    queryFn: async () => {
      const [settings, holidays, extras] = await Promise.all([
        callApi<{ data: Settings }>("/settings"),
        callApi<{ data: Holiday[] }>("/holidays"),
        callApi<{ data: ProductCard[] }>(`/products?view=card&addOnFor=${kind}`),
      ])
      return { exchangeRate: settings.data.exchangeRate, holidays: holidays.data, extras: extras.data }
    },
    refetchOnWindowFocus: false,
  })
  return { ...data, extras: data.extras.filter((product) => isSoldBeside(product, main)) }
}
