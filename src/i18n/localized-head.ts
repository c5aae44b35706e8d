import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { type PageContext, pageHead } from "#lib/head/page-head.ts"

type Words = Record<"title" | "description", LocalizedContent>

/** Returns the head of a page with these words in its language. */
export const localizedHead = (context: PageContext, path: string, { title, description }: Words) =>
  pageHead(context, {
    title: inLanguage(title, context.language),
    description: inLanguage(description, context.language),
    path,
  })
