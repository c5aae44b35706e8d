import type { PickupZone } from "#features/catalogue/content.ts"
import { withChoiceCodes, withCodes } from "#features/catalogue/staff/codes.ts"
import { NEW_CONTENT } from "#features/catalogue/staff/content-sections.tsx"
import { NO_PRICE_RULES, type TransferPriceRules } from "#features/transfers/transfer.ts"
import type { ContentKind } from "#staff/ui/content/content-kind.ts"

/** Transfers in the content kit. */
export const transferKind: ContentKind = {
  resource: "transfers",
  pagePath: (slug) => `/transfer/${slug}`,
  hasPreview: true,
  hasArchive: true,
  nameField: "title",
  toEntry: ({ pickupZones, pricing, priceRules, ...values }) => ({
    ...values,
    ...(pricing !== undefined && { pricing: toPricing(pricing as Prices) }),
    ...(pickupZones !== undefined && { pickupZones: withCodes(pickupZones as PickupZone[]) }),
    ...(priceRules !== undefined && { priceRules: withChoiceCodes(priceRules as TransferPriceRules) }),
  }),
}

type Prices = { vehicles?: object[] | null; adult?: number | null; child?: number | null; currency: string }

/** A transfer is sold by the vehicle or by the seat, never both. */
function toPricing({ vehicles, adult, child, currency }: Prices) {
  return vehicles ? { vehicles, currency } : { adult, child: child ?? null, currency }
}

/** A new transfer before anything is typed. */
export const newTransfer = {
  ...NEW_CONTENT,
  type: "airport",
  serviceType: "private",
  vehicleType: "car",
  region: "north",
  duration: 45,
  pricing: { vehicles: [], currency: "USD" },
  priceRules: NO_PRICE_RULES,
  pickupZones: [],
  airport: null,
}
