import { fold } from "#lib/text/fold.ts"
import type { Settings } from "./settings.ts"

/** Returns what the references of bookings begin with: as set, or else the first letters of the company's name. */
export function referencePrefix({ referencePrefix, companyName }: Pick<Settings, "referencePrefix" | "companyName">) {
  if (referencePrefix) return referencePrefix
  const words = fold(companyName.vi || companyName.en).match(/[a-z]+/g) ?? []
  const letters = words.length > 1 ? words.map(([first]) => first).join("") : (words[0] ?? "")
  return letters.length > 1 ? letters.slice(0, words.length > 1 ? 5 : 3).toUpperCase() : "BK"
}
