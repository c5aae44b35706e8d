import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { messages } from "#features/newsletter/messages.ts"
import { confirmationQuery, confirmSubscription } from "#features/newsletter/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useServerFormResult } from "#ui/form/server-form-state.tsx"
import { LinkForm, LinkPage, LinkProblem, Refused, useWrite } from "./link-page.tsx"
import { screenMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/newsletter/confirm")({
  validateSearch: ({ token, done }: Record<string, unknown>): { token?: string; done?: number } => ({
    ...(typeof token === "string" && { token }),
    ...(done ? { done: 1 } : {}),
  }),
  component: ConfirmPage,
})

const WAY = { to: "/newsletter", label: texts.again } as const

function ConfirmPage() {
  const t = useTranslate()
  const language = useLanguage()
  const { token = "", done: isDone } = Route.useSearch()
  const link = useQuery({ ...confirmationQuery(token, language), enabled: typeof window !== "undefined" })
  const { send, sending, done, error } = useWrite(() => confirmSubscription(token, language))
  const posted = useServerFormResult("/newsletter/confirm")
  const refusal = posted?.problems[0]?.message
  const email = link.data?.email ?? ""
  if (done || (isDone && link.data))
    return (
      <LinkPage title={messages.subscribed}>
        <p role="status">{interpolate(t(texts.confirmedLead), { email })}</p>
      </LinkPage>
    )
  return (
    <LinkPage title={texts.confirmTitle}>
      {link.isPending && !refusal && <p role="status">{t(texts.loading)}</p>}
      {refusal && !link.isError && <Refused text={refusal} way={WAY} />}
      {link.isError && <LinkProblem error={link.error} retry={link.refetch} way={WAY} />}
      {link.data && !refusal && (
        <>
          <p>{interpolate(t(texts.confirmLead), { email })}</p>
          {error && <LinkProblem error={error} retry={send} way={WAY} />}
          {!error && (
            <LinkForm action={`/newsletter/confirm?${new URLSearchParams({ token })}`} send={send} sending={sending}>
              {t(texts.confirm)}
            </LinkForm>
          )}
        </>
      )}
    </LinkPage>
  )
}
