import { type FormEvent, useState } from "react"
import { fillIn } from "#i18n/fill-in.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { ErrorSummary } from "#ui/error-summary.tsx"
import { TextArea, TextField } from "#ui/field.tsx"
import { Honeypot, useFormGuard } from "#ui/honeypot.tsx"
import { SentBefore, useAction } from "#ui/posted.tsx"
import { useSentForm } from "#ui/sent-form.ts"
import { requestOf } from "./contact-draft.ts"
import { messages } from "./messages.ts"
import { pageMessages as texts } from "./page-messages.ts"
import { sendMessage } from "./queries.ts"

/** The page that it stands on and is posted to. */
const PAGE = "/contact"
const loadCheck = () => import("./contact-check.ts")

/** A message to the company. What was typed stays until it was sent; then the form says so and can be had anew. */
export function ContactForm() {
  const t = useT()
  const { problems, ids, sending, sentTo, submit, again, posted } = useContactForm()
  const action = useAction(PAGE)
  const { errors } = problems
  if (sentTo) {
    return (
      <div role="status" className="rounded-card bg-confirmed-tint p-6 text-confirmed">
        <p className="font-display text-xl font-bold">{t(messages.sent)}</p>
        <p className="mt-2">{fillIn(t(texts.sentText), { email: sentTo })}</p>
        <Button look="secondary" className="mt-4" onClick={again}>
          {t(texts.another)}
        </Button>
      </div>
    )
  }
  return (
    <SentBefore posted={posted}>
      <form
        {...action}
        noValidate
        onSubmit={submit}
        onChange={problems.onChange}
        onFocus={() => void loadCheck().catch(() => {})}
        className="relative grid gap-5"
      >
        <ErrorSummary {...problems.summary} />
        <TextField id={ids.name} name="name" label={t(texts.name)} autoComplete="name" required error={errors.name} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id={ids.email}
            name="email"
            type="email"
            label={t(texts.email)}
            autoComplete="email"
            required
            error={errors.email}
          />
          <TextField
            id={ids.phone}
            name="phone"
            type="tel"
            label={t(texts.phone)}
            autoComplete="tel"
            error={errors.phone}
          />
        </div>
        <TextField id={ids.subject} name="subject" label={t(texts.subject)} required error={errors.subject} />
        <TextArea id={ids.message} name="message" label={t(texts.message)} rows={6} required error={errors.message} />
        <Honeypot />
        <Button type="submit" disabled={sending} className="justify-self-start">
          {t(sending ? texts.sending : texts.send)}
        </Button>
      </form>
    </SentBefore>
  )
}

const FIELDS = ["name", "email", "phone", "subject", "message"]

function useContactForm() {
  const language = useLanguage()
  const { attempt, ...state } = useSentForm(PAGE, FIELDS, messages.sendingFailed)
  const guard = useFormGuard()
  const [sentTo, setSentTo] = useState("")

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const request = { ...requestOf(form), ...guard(form) }
    return attempt(async () => {
      const { checkMessage } = await loadCheck()
      const found = checkMessage(request, language)
      state.problems.show(found)
      if (found.length) return
      await sendMessage(request, language)
      setSentTo(request.email)
    })
  }
  return { ...state, sentTo, submit, again: () => setSentTo("") }
}
