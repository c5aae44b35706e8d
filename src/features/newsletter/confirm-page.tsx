import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { fillIn } from "#i18n/fill-in.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { LinkPage, LinkProblem, useWrite } from "./link-page.tsx"
import { messages } from "./messages.ts"
import { confirmationQuery, confirmSubscription } from "./queries.ts"
import { screenMessages as texts } from "./screen-messages.ts"

export const Route = createFileRoute("/newsletter/confirm")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: ConfirmPage,
})

/** Where a link leads that opens nothing any more. */
const WAY = { to: "/newsletter", label: texts.again } as const

/** Double opt-in: what the link in the mail opens. */
function ConfirmPage() {
  const t = useT()
  const language = useLanguage()
  const { token = "" } = Route.useSearch()
  const link = useQuery({ ...confirmationQuery(token, language), enabled: typeof window !== "undefined" })
  const { send, sending, done, error } = useWrite(() => confirmSubscription(token, language))
  const email = link.data?.email ?? ""
  if (done)
    return (
      <LinkPage title={messages.subscribed}>
        <p role="status">{fillIn(t(texts.confirmedLead), { email })}</p>
      </LinkPage>
    )
  return (
    <LinkPage title={texts.confirmTitle}>
      {link.isPending && <p role="status">{t(texts.loading)}</p>}
      {link.isError && <LinkProblem error={link.error} retry={link.refetch} way={WAY} />}
      {link.data && (
        <>
          <p>{fillIn(t(texts.confirmLead), { email })}</p>
          {error && <LinkProblem error={error} retry={send} way={WAY} />}
          {!error && (
            <Button onClick={send} disabled={sending}>
              {t(sending ? texts.loading : texts.confirm)}
            </Button>
          )}
        </>
      )}
    </LinkPage>
  )
}
