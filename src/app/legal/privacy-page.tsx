import { createFileRoute } from "@tanstack/react-router"
import { inLanguage } from "#i18n/localized.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { legalHead } from "./legal-head.ts"
import { LegalPage } from "./legal-page.tsx"
import { chapters, LAST_CHANGED } from "./privacy-text.ts"

export const Route = createFileRoute("/privacy")({
  head: async ({ match: { context } }) => {
    const { legalHead } = await import("./legal-head.ts")
    return pageHead(context, {
      title: inLanguage(legalHead.privacy, context.language),
      description: inLanguage(legalHead.privacyDescription, context.language),
      path: "/privacy",
    })
  },
  component: PrivacyPage,
})

function PrivacyPage() {
  return (
    <LegalPage
      title={legalHead.privacy}
      lead={legalHead.privacyDescription}
      changed={LAST_CHANGED}
      chapters={chapters}
    />
  )
}
