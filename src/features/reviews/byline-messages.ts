import type { Localized, Messages } from "#i18n/localized.ts"
import type { TravelledAs } from "./review.ts"

export const bylineMessages = {
  stars: { en: "{n} of 5 stars", vi: "{n} trên 5 sao" },
  travelled: { en: "travelled in {month}", vi: "đi vào {month}" },
} satisfies Messages

export const travelledAsNames: Record<TravelledAs, Localized> = {
  solo: { en: "on my own", vi: "một mình" },
  couple: { en: "as a couple", vi: "hai người" },
  family: { en: "with family", vi: "cùng gia đình" },
  friends: { en: "with friends", vi: "cùng bạn bè" },
}
