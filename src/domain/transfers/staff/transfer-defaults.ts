import { commonDefaults } from "#domain/catalogue/entry-defaults.ts"
import { NO_PRICE_RULES } from "#domain/transfers/transfer.ts"
import type { TransferEntry } from "./transfer-entry.schema.ts"

export const transferDefaults = {
  ...commonDefaults,
  region: "all",
  name: null,
  route: null,
  distance: null,
  rating: null,
  luggage: null,
  meetingPoint: null,
  airport: null,
  priceRules: NO_PRICE_RULES,
  pickupZones: [],
  timetable: null,
  namesRequired: false,
  freeWaitingMinutes: null,
  places: [],
} satisfies Partial<TransferEntry>
