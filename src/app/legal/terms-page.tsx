import { createFileRoute } from "@tanstack/react-router"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { legalHead } from "./legal-head.ts"
import { LegalPage } from "./legal-page.tsx"
import { chapters, LAST_CHANGED } from "./terms-text.ts"

export const Route = createFileRoute("/terms")({
  head: async ({ match: { context } }) => {
    const { legalHead } = await import("./legal-head.ts")
    return pageHead(context, {
      title: inLanguage(legalHead.terms, context.language),
      description: inLanguage(legalHead.termsDescription, context.language),
      path: "/terms",
    })
  },
  component: TermsPage,
})

function TermsPage() {
  return (
    <LegalPage title={legalHead.terms} lead={legalHead.termsDescription} changed={LAST_CHANGED} chapters={chapters} />
  )
}
