import { createFileRoute } from "@tanstack/react-router"
import { messages } from "#domain/newsletter/messages.ts"
import { LinkPage } from "./link-page.tsx"
import { screenMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/newsletter/unsubscribe")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: UnsubscribePage,
})

const WORDS = {
  title: texts.unsubscribeTitle,
  lead: texts.unsubscribeLead,
  button: texts.unsubscribe,
  doneTitle: messages.unsubscribed,
  doneLead: texts.unsubscribedLead,
}
const WAY = { to: "/contact", label: texts.write } as const

function UnsubscribePage() {
  const { token = "" } = Route.useSearch()
  return <LinkPage purpose="unsubscribe" token={token} words={WORDS} way={WAY} />
}
