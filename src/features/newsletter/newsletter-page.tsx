import { createFileRoute } from "@tanstack/react-router"
import { useT } from "#i18n/language.tsx"
import { usePostedForm } from "#ui/posted.tsx"
import { LinkPage } from "./link-page.tsx"
import { messages } from "./messages.ts"
import { NewsletterForm } from "./newsletter-form.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/newsletter")({
  validateSearch: (search: { sent?: number }) => search,
  component: NewsletterPage,
})

/** Where the form at the foot of the pages leads without script. */
function NewsletterPage() {
  const t = useT()
  const { sent } = Route.useSearch()
  const posted = usePostedForm("/newsletter")
  const email = new URLSearchParams(posted?.sent).get("email") ?? ""
  return (
    <LinkPage title={texts.subscribeTitle}>
      {sent ? (
        <p role="status">{t(messages.asked)}</p>
      ) : (
        <>
          <p>{t(texts.subscribeLead)}</p>
          <NewsletterForm look="primary" email={email} problem={posted?.problems[0]?.message} />
        </>
      )}
    </LinkPage>
  )
}
