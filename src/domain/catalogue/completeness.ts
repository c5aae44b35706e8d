import type { Image } from "./content.ts"
import { localizedTexts } from "./outdated-texts.ts"

export const MISSING_PARTS = ["vietnamese", "english", "pictures", "price", "itinerary", "cancellation"] as const
export type MissingPart = (typeof MISSING_PARTS)[number]

type Content = {
  images: Image[]
  cancellationBands?: unknown[]
  itinerary?: unknown[]
  pricing?: { adult: number } | { vehicles: { price: number }[] } | undefined
}

/** Returns what content still lacks before visitors should see it. */
export function missingParts(content: Content): MissingPart[] {
  const { images, cancellationBands, itinerary, pricing } = content
  const texts = localizedTexts(content)
  const lacks: Record<MissingPart, boolean> = {
    vietnamese: texts.some(({ text }) => text.en !== "" && !text.vi),
    english: texts.some(({ text }) => text.en === "" && Boolean(text.vi)),
    pictures: images.length === 0,
    price: pricing !== undefined && !isPriced(pricing),
    itinerary: itinerary?.length === 0,
    cancellation: cancellationBands?.length === 0,
  }
  return MISSING_PARTS.filter((part) => lacks[part])
}

function isPriced(pricing: NonNullable<Content["pricing"]>): boolean {
  return "adult" in pricing ? pricing.adult > 0 : pricing.vehicles.some(({ price }) => price > 0)
}
