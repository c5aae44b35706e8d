import { interpolate } from "#i18n/interpolate.ts"
import type { Language, Messages } from "#i18n/localized.ts"

const texts = {
  adults: { en: "{n} {n|adult|adults}", vi: "{n} người lớn" },
  children: { en: "{n} {n|child|children}", vi: "{n} trẻ em" },
  ages: { en: "{n|age|ages} {list}", vi: "tuổi {list}" },
  heights: { en: "{list} cm", vi: "cao {list} cm" },
} satisfies Messages

type Party = {
  adults: number
  children?: number
  childAges?: readonly number[] | undefined
  childHeights?: readonly number[] | undefined
}

/** Returns a party in words: '2 adults, 1 child (age 6)'. */
export function formatParty({ adults, children = 0, childAges = [], childHeights = [] }: Party, language: Language) {
  const count = (n: number, text: "adults" | "children") => interpolate(texts[text][language], { n })
  const listed = (text: "ages" | "heights", list: readonly number[]) =>
    list.length > 0 && interpolate(texts[text][language], { n: list.length, list: list.join(", ") })
  const known = [listed("ages", childAges), listed("heights", childHeights)].filter(Boolean).join("; ")
  const grown = count(adults, "adults")
  if (children === 0) return grown
  return `${grown}, ${count(children, "children")}${known && ` (${known})`}`
}
