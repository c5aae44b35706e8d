import { NEW_CONTENT } from "#features/catalogue/staff/content-sections.tsx"
import type { ContentKind } from "#staff/ui/content/content-kind.ts"

/** Products in the content kit. They have no page of their own: guests add them to a booking. */
export const productKind: ContentKind = {
  resource: "products",
  hasArchive: true,
  nameField: "title",
  toEntry: ({ duration, ...values }) => ({
    ...values,
    ...(duration !== undefined && { duration: toDuration(duration as Duration) }),
  }),
}

type Duration = { hours?: number | null; days?: number | null }

const toDuration = ({ hours, days }: Duration) => (hours ? { hours } : { days })

/** A new product before anything is typed. */
export const newProduct = {
  ...NEW_CONTENT,
  duration: { hours: 1 },
  category: null,
  pricing: { adult: null, child: null, currency: "USD", per: "person" },
  addOnFor: ["tour"],
  interests: [],
}
