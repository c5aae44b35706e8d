import { createFileRoute } from "@tanstack/react-router"
import { messages } from "#domain/newsletter/messages.ts"
import { LinkPage } from "./link-page.tsx"
import { screenMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/newsletter/confirm")({
  validateSearch: ({ token, done }: Record<string, unknown>): { token?: string; done?: number } => ({
    ...(typeof token === "string" && { token }),
    ...(done ? { done: 1 } : {}),
  }),
  component: ConfirmPage,
})

const WORDS = {
  title: texts.confirmTitle,
  lead: texts.confirmLead,
  button: texts.confirm,
  doneTitle: messages.subscribed,
  doneLead: texts.confirmedLead,
}
const WAY = { to: "/newsletter", label: texts.again } as const

function ConfirmPage() {
  const { token = "", done } = Route.useSearch()
  return <LinkPage purpose="confirm" token={token} isPosted={done === 1} words={WORDS} way={WAY} />
}
