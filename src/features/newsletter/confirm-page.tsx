import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { fillIn } from "#i18n/fill-in.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { usePostedForm } from "#ui/posted.tsx"
import { LinkForm, LinkPage, LinkProblem, Refused, useWrite } from "./link-page.tsx"
import { messages } from "./messages.ts"
import { confirmationQuery, confirmSubscription } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/newsletter/confirm")({
  validateSearch: ({ token, done }: Record<string, unknown>): { token?: string; done?: number } => ({
    ...(typeof token === "string" && { token }),
    ...(done ? { done: 1 } : {}),
  }),
  component: ConfirmPage,
})

/** Where a link leads that opens nothing any more. */
const WAY = { to: "/newsletter", label: texts.again } as const

/** Double opt-in: what the link in the mail opens. */
function ConfirmPage() {
  const t = useT()
  const language = useLanguage()
  const { token = "", done: isDone } = Route.useSearch()
  const link = useQuery({ ...confirmationQuery(token, language), enabled: typeof window !== "undefined" })
  const { send, sending, done, error } = useWrite(() => confirmSubscription(token, language))
  const posted = usePostedForm("/newsletter/confirm")
  const refusal = posted?.problems[0]?.message
  const email = link.data?.email ?? ""
  if (done || (isDone && link.data))
    return (
      <LinkPage title={messages.subscribed}>
        <p role="status">{fillIn(t(texts.confirmedLead), { email })}</p>
      </LinkPage>
    )
  return (
    <LinkPage title={texts.confirmTitle}>
      {link.isPending && !refusal && <p role="status">{t(texts.loading)}</p>}
      {refusal && !link.isError && <Refused text={refusal} way={WAY} />}
      {link.isError && <LinkProblem error={link.error} retry={link.refetch} way={WAY} />}
      {link.data && !refusal && (
        <>
          <p>{fillIn(t(texts.confirmLead), { email })}</p>
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
