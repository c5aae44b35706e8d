import type { LocalizedContent } from "#i18n/localized.ts"
import { cut } from "#lib/text/excerpt.ts"

const MAX_SHORT = 160

/** Shortens a text to the beginning of its first paragraph, in each language. Empty without a text. */
export function shortened(text: unknown): LocalizedContent {
  if (text === undefined) return { en: "" }
  const { en, vi } = text as LocalizedContent
  return vi === undefined ? { en: beginning(en) } : { en: beginning(en), vi: beginning(vi) }
}

function beginning(text: string): string {
  const [paragraph = ""] = text.trim().split(/\n/)
  return cut(paragraph.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim(), MAX_SHORT - 1)
}
