import { createFileRoute } from "@tanstack/react-router"
import { localizedHead } from "#i18n/localized-head.ts"
import { legalHead } from "./legal-head.ts"
import { LegalPage } from "./legal-page.tsx"
import { chapters, LAST_CHANGED } from "./privacy-text.ts"

export const Route = createFileRoute("/privacy")({
  head: async ({ match: { context } }) =>
    localizedHead(context, "/privacy", (await import("./legal-head.ts")).legalHead.privacy),
  component: () => <LegalPage words={legalHead.privacy} changed={LAST_CHANGED} chapters={chapters} />,
})
