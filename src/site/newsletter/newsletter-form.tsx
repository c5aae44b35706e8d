import { type FormEvent, useId, useState } from "react"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button, type ButtonLook } from "#site/ui/button.tsx"
import { Honeypot, useFormGuard } from "#site/ui/form/honeypot.tsx"
import { useAction } from "#site/ui/form/server-form-state.tsx"
import { formMessages as texts } from "./form-messages.ts"
import type { Outcome } from "./newsletter-submit.ts"

type Props = {
  look: ButtonLook
  /** Needed in the cached footer, where `useId` would differ between pages. */
  id?: string
  email?: string
  problem?: string | undefined
}

/** The code to send the form is loaded on submit, because the form is on every page. */
export function NewsletterForm({ look, id: given, email, problem }: Props) {
  const t = useTranslate()
  const own = useId()
  const id = given ?? own
  const { outcome, sending, submit, forget } = useNewsletter(problem)
  const action = useAction("/newsletter")
  const wrong = outcome?.good === false
  return (
    <form {...action} noValidate onSubmit={submit} className="relative">
      {outcome?.good !== true && (
        <>
          <label htmlFor={id} className="block text-sm font-semibold">
            {t(texts.email)}
          </label>
          <div className="mt-1 flex flex-wrap gap-2">
            <input
              id={id}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={email}
              aria-required
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${id}-outcome` : undefined}
              onInput={forget}
              className="control max-w-sm grow basis-44"
            />
            <Button type="submit" look={look} disabled={sending}>
              {t(texts.subscribe)}
            </Button>
          </div>
          <Honeypot />
        </>
      )}
      <p id={`${id}-outcome`} role="status" className="mt-2 font-semibold empty:hidden">
        {outcome?.text}
      </p>
    </form>
  )
}

function useNewsletter(problem: string | undefined) {
  const t = useTranslate()
  const language = useLanguage()
  const guard = useFormGuard()
  const [outcome, setOutcome] = useState<Outcome | undefined>(problem ? { good: false, text: problem } : undefined)
  const [sending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = new FormData(event.currentTarget)
    setSending(true)
    const failed = { good: false, text: t(texts.failed) }
    const loaded = await import("./newsletter-submit.ts").catch(() => undefined)
    setOutcome((await loaded?.submitNewsletter(String(form.get("email")), guard(form), language)) ?? failed)
    setSending(false)
  }
  return { outcome, sending, submit, forget: () => setOutcome(undefined) }
}
