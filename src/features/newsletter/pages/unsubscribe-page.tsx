import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { messages } from "#features/newsletter/messages.ts"
import { endSubscription, unsubscribingQuery } from "#features/newsletter/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useServerFormResult } from "#ui/form/server-form-state.tsx"
import { LinkForm, LinkPage, LinkProblem, Refused, useWrite } from "./link-page.tsx"
import { screenMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/newsletter/unsubscribe")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: UnsubscribePage,
})

const WAY = { to: "/contact", label: texts.write } as const

function UnsubscribePage() {
  const t = useTranslate()
  const language = useLanguage()
  const { token = "" } = Route.useSearch()
  const link = useQuery({ ...unsubscribingQuery(token, language), enabled: typeof window !== "undefined" })
  const { send, sending, done, error } = useWrite(() => endSubscription(token, language))
  const posted = useServerFormResult("/newsletter/unsubscribe")
  const refusal = posted?.problems[0]?.message
  const email = link.data?.email ?? ""
  if (done || link.data?.subscribed === false)
    return (
      <LinkPage title={messages.unsubscribed}>
        <p role="status">{interpolate(t(texts.unsubscribedLead), { email })}</p>
      </LinkPage>
    )
  return (
    <LinkPage title={texts.unsubscribeTitle}>
      {link.isPending && !refusal && <p role="status">{t(texts.loading)}</p>}
      {refusal && !link.isError && <Refused text={refusal} way={WAY} />}
      {link.isError && <LinkProblem error={link.error} retry={link.refetch} way={WAY} />}
      {link.data && !refusal && (
        <>
          <p>{interpolate(t(texts.unsubscribeLead), { email })}</p>
          {error && <LinkProblem error={error} retry={send} way={WAY} />}
          {!error && (
            <LinkForm
              action={`/newsletter/unsubscribe?${new URLSearchParams({ token })}`}
              send={send}
              sending={sending}
            >
              {t(texts.unsubscribe)}
            </LinkForm>
          )}
        </>
      )}
    </LinkPage>
  )
}
