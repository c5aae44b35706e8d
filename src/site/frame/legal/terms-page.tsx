import { createFileRoute } from "@tanstack/react-router"
import { localizedHead } from "#i18n/localized-head.ts"
import { legalHead } from "./legal-head.ts"
import { LegalPage } from "./legal-page.tsx"
import { chapters, LAST_CHANGED } from "./terms-text.ts"

export const Route = createFileRoute("/terms")({
  head: async ({ match: { context } }) =>
    localizedHead(context, "/terms", (await import("./legal-head.ts")).legalHead.terms),
  component: () => <LegalPage words={legalHead.terms} changed={LAST_CHANGED} chapters={chapters} />,
})
