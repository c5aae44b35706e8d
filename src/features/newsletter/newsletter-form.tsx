import { type FormEvent, useEffect, useId, useState } from "react"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button, type ButtonLook } from "#ui/button.tsx"
import { Honeypot, useFormGuard } from "#ui/honeypot.tsx"
import { formMessages as texts } from "./form-messages.ts"
import type { Outcome } from "./newsletter-submit.ts"

/**
 * One line to subscribe with; what was typed stays until it was sent. It stands at the foot of every page, so what it
 * says and sends on submitting is fetched then.
 */
export function NewsletterForm({ look }: { look: ButtonLook }) {
  const t = useT()
  const id = useId()
  const { outcome, ready, submit, forget } = useNewsletter()
  const wrong = outcome?.good === false
  return (
    <form noValidate onSubmit={submit} className="relative">
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
              aria-required
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${id}-outcome` : undefined}
              onInput={forget}
              className="control max-w-sm grow basis-44"
            />
            <Button type="submit" look={look} disabled={!ready}>
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

function useNewsletter() {
  const t = useT()
  const language = useLanguage()
  const guard = useFormGuard()
  const [outcome, setOutcome] = useState<Outcome>()
  // Before the script has come the browser would send the address along in the page's own.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready) return
    const form = new FormData(event.currentTarget)
    setReady(false)
    const failed = { good: false, text: t(texts.failed) }
    const loaded = await import("./newsletter-submit.ts").catch(() => undefined)
    setOutcome((await loaded?.submitNewsletter(String(form.get("email")), guard(form), language)) ?? failed)
    setReady(true)
  }
  return { outcome, ready, submit, forget: () => setOutcome(undefined) }
}
