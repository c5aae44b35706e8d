import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { type Page, type PageKind, pathsOf } from "#domain/pages/page.ts"
import { inLanguage, shownLanguage } from "#i18n/localized.ts"
import { addressOf, type PageContext } from "#lib/head/page-head.ts"
import { htmlToLine } from "#lib/text/html-text.ts"
import { JsonLd } from "#site/ui/page/json-ld.tsx"
import { splitAt } from "./html-sections.ts"

export function PageJsonLd({ page }: { page: Page }) {
  const context = useRouteContext({ from: rootRouteId })
  return <JsonLd data={import.meta.env.SSR ? [pageJsonLd(page, context)] : []} />
}

const TYPES: Partial<Record<PageKind, string>> = { about: "AboutPage", faq: "FAQPage" }

function pageJsonLd(page: Page, shown: PageContext): object {
  const { language } = shown
  const questions = page.kind === "faq" ? questionsIn(inLanguage(page.content, language)) : []
  return {
    "@context": "https://schema.org",
    // Search engines refuse a list of questions without one.
    "@type": page.kind === "faq" && questions.length === 0 ? "WebPage" : (TYPES[page.kind] ?? "WebPage"),
    name: inLanguage(page.title, language),
    ...(inLanguage(page.description, language) && { description: inLanguage(page.description, language) }),
    url: addressOf(shown, pathsOf(page)),
    inLanguage: shownLanguage(page.content, language),
    dateModified: page.textsChangedAt,
    ...(questions.length > 0 && { mainEntity: questions }),
  }
}

/** Each heading with a text below it is a question. A heading above others is only their title. */
function questionsIn(html: string): object[] {
  return splitAt("h2", html)
    .sections.flatMap(({ title, html }) => {
      const { intro, sections } = splitAt("h3", html)
      return [{ title, html: intro }, ...sections]
    })
    .filter(({ html }) => htmlToLine(html) !== "")
    .map(({ title, html }) => ({
      "@type": "Question",
      name: htmlToLine(title),
      acceptedAnswer: { "@type": "Answer", text: html },
    }))
}
