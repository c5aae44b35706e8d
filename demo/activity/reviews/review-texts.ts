import type { Language } from "#i18n/localized.ts"

/** What guests say about one product. A text may begin with whom its author travelled: 'family: Our kids …'. */
export type ProductTexts = Record<Language, string[]>
/** Invented reviews by the slug of their product. */
export type ReviewTexts = Record<string, ProductTexts>
