import type { Page } from "#domain/pages/page.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

/** Returns the large heading of a page: without one of its own, its title. */
export function headingOf({ heading, title }: Pick<Page, "heading" | "title">): LocalizedContent {
  return heading.en || heading.vi ? heading : title
}
