import type { Localized, Messages } from "#i18n/localized.ts"
import type { TravelledAs } from "./review.ts"

export const bylineMessages = {
  stars: { en: "{n} of 5 stars", vi: "{n} trên 5 sao" },
  travelled: { en: "travelled in {month}", vi: "đi {month}" },
  travelledAs: { en: "{party}, {month}", vi: "đi {month}, {party}" },
} satisfies Messages

export const travelledAsNames: Record<TravelledAs, Localized> = {
  solo: { en: "solo", vi: "một mình" },
  couple: { en: "couple", vi: "cặp đôi" },
  family: { en: "family", vi: "gia đình" },
  friends: { en: "friends", vi: "bạn bè" },
}
