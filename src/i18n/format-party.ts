import { interpolate } from "./interpolate.ts"
import type { Language, Messages } from "./localized.ts"

const texts = {
  oneAdult: { en: "1 adult", vi: "1 người lớn" },
  adults: { en: "{n} adults", vi: "{n} người lớn" },
  oneChild: { en: "1 child", vi: "1 trẻ em" },
  children: { en: "{n} children", vi: "{n} trẻ em" },
  ages: { en: "ages {list}", vi: "tuổi {list}" },
  heights: { en: "{list} cm", vi: "cao {list} cm" },
} satisfies Messages

type Party = {
  adults: number
  children?: number
  childAges?: readonly number[]
  childHeights?: readonly number[]
}

/** Returns a party in words: '2 adults, 1 child (ages 6)'. */
export function formatParty({ adults, children = 0, childAges = [], childHeights = [] }: Party, language: Language) {
  const count = (n: number, one: keyof typeof texts, many: keyof typeof texts) =>
    interpolate(texts[n === 1 ? one : many][language], { n })
  const listed = (text: "ages" | "heights", list: readonly number[]) =>
    list.length > 0 && interpolate(texts[text][language], { list: list.join(", ") })
  const known = [listed("ages", childAges), listed("heights", childHeights)].filter(Boolean).join("; ")
  const grown = count(adults, "oneAdult", "adults")
  if (children === 0) return grown
  return `${grown}, ${count(children, "oneChild", "children")}${known && ` (${known})`}`
}
