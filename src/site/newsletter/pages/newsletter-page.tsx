import { createFileRoute } from "@tanstack/react-router"
import { messages } from "#domain/newsletter/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { NewsletterForm } from "#site/newsletter/newsletter-form.tsx"
import { useServerFormResult } from "#site/ui/form/server-form-state.tsx"
import { NewsletterFrame } from "./link-page.tsx"
import { screenMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/newsletter")({
  validateSearch: (search: { sent?: number }) => search,
  component: NewsletterPage,
})

function NewsletterPage() {
  const t = useTranslate()
  const { sent } = Route.useSearch()
  const posted = useServerFormResult("/newsletter")
  const email = new URLSearchParams(posted?.sent).get("email") ?? ""
  return (
    <NewsletterFrame title={texts.subscribeTitle}>
      {sent ? (
        <p role="status">{t(messages.asked)}</p>
      ) : (
        <>
          <p>{t(texts.subscribeLead)}</p>
          <NewsletterForm look="primary" email={email} problem={posted?.problems[0]?.message} />
        </>
      )}
    </NewsletterFrame>
  )
}
