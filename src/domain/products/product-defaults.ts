import { commonDefaults } from "#domain/catalogue/entry-defaults.ts"
import type { ProductEntry } from "./product-entry.schema.ts"

export const productDefaults = {
  ...commonDefaults,
  duration: { days: 1 },
  interests: [],
  category: null,
  requirements: null,
  addOnFor: [],
  transferTypes: [],
  places: [],
} satisfies Partial<ProductEntry>
