import { useSuspenseQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useRef } from "react"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { enquirySentMessages as texts } from "./enquiry-sent-messages.ts"

/** The sent enquiry. It is missing after a form without JavaScript. `email` is empty if a phone number was left. */
export type SentEnquiry = { email: string; subject: string; message: string }

type Props = {
  title: string
  sent?: SentEnquiry | undefined
  /** Whether an enquiry that isn't known here was copied to its sender. */
  isCopied?: boolean
  children: ReactNode
}

/** Says that an enquiry was sent, what it said and what happens next. Stays until the visitor goes on. */
export function EnquirySent({ title, sent, isCopied = true, children }: Props) {
  const t = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  // The form was longer, so the panel may be out of sight.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "center" })
  }, [])
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const next = interpolate(t(texts.next), { hours: settings.office.answerHours })
  const copy = sent ? interpolate(t(texts.copyTo), { email: sent.email }) : t(texts.copy)
  return (
    <div className="grid gap-5">
      <div ref={panel} role="status" className="rounded-card bg-confirmed-tint p-6 text-confirmed">
        <p className="font-display text-xl font-bold">{title}</p>
        <p className="mt-2">{next}</p>
        {(sent ? sent.email : isCopied) && <p className="mt-1 [overflow-wrap:anywhere]">{copy}</p>}
      </div>
      {sent && (
        <div className="panel p-5">
          <p className="text-sm text-soft">{t(texts.written)}</p>
          <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{sent.subject}</p>
          <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">{sent.message}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
