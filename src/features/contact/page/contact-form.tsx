import { useState } from "react"
import { messages } from "#features/contact/messages.ts"
import { sendMessage } from "#features/contact/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { ErrorSummary } from "#ui/form/error-summary.tsx"
import { TextArea, TextField } from "#ui/form/field.tsx"
import { Honeypot, useFormGuard } from "#ui/form/honeypot.tsx"
import { ServerFormState, useAction } from "#ui/form/server-form-state.tsx"
import { useSubmit } from "#ui/form/use-submit.ts"
import { buildContactRequest } from "./contact-draft.ts"
import { pageMessages as texts } from "./messages.ts"

const PAGE = "/contact"
const loadCheck = () => import("#features/contact/contact-check.ts")

/** Keeps the typed text until it is sent. */
export function ContactForm() {
  const t = useTranslate()
  const { problems, field, sending, sentTo, submit, again, posted } = useContactForm()
  const action = useAction(PAGE)
  if (sentTo) {
    return (
      <div role="status" className="rounded-card bg-confirmed-tint p-6 text-confirmed">
        <p className="font-display text-xl font-bold">{t(messages.sent)}</p>
        <p className="mt-2">{interpolate(t(texts.sentText), { email: sentTo })}</p>
        <Button look="secondary" className="mt-4" onClick={again}>
          {t(texts.another)}
        </Button>
      </div>
    )
  }
  return (
    <ServerFormState posted={posted}>
      <form
        {...action}
        noValidate
        onSubmit={submit}
        onChange={problems.onChange}
        onFocus={() => void loadCheck().catch(() => {})}
        className="relative grid gap-5"
      >
        <ErrorSummary {...problems.summary} />
        <TextField {...field("name")} label={t(texts.name)} autoComplete="name" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("email")} type="email" label={t(texts.email)} autoComplete="email" required />
          <TextField {...field("phone")} type="tel" label={t(texts.phone)} autoComplete="tel" />
        </div>
        <TextField {...field("subject")} label={t(texts.subject)} required />
        <TextArea {...field("message")} label={t(texts.message)} rows={6} required />
        <Honeypot />
        <Button type="submit" disabled={sending} className="justify-self-start">
          {t(sending ? texts.sending : texts.send)}
        </Button>
      </form>
    </ServerFormState>
  )
}

const FIELDS = ["name", "email", "phone", "subject", "message"]

function useContactForm() {
  const language = useLanguage()
  const { submitting, ...state } = useSubmit(PAGE, FIELDS, messages.sendingFailed)
  const guard = useFormGuard()
  const [sentTo, setSentTo] = useState("")

  const submit = submitting({
    read: (form) => ({ ...buildContactRequest(form), ...guard(form) }),
    check: async (request) => (await loadCheck()).checkMessage(request, language),
    send: async (request) => {
      await sendMessage(request, language)
      setSentTo(request.email)
    },
  })
  return { ...state, sentTo, submit, again: () => setSentTo("") }
}
