import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { cardMessages as texts } from "./card-messages.ts"
import type { Outcome } from "./newsletter-submit.ts"

/** The newsletter's form. What it says and sends on submitting is fetched then: it stands at the foot of every page. */
export function NewsletterCard() {
  const t = useT()
  const id = useId()
  const { outcome, ready, submit } = useNewsletter()
  const wrong = outcome?.good === false
  return (
    <form noValidate onSubmit={submit}>
      <h2 className="font-semibold">{t(texts.title)}</h2>
      <p className="mt-2">{t(texts.lead)}</p>
      {outcome?.good !== true && (
        <>
          <label htmlFor={id} className="mt-3 block text-sm">
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
              className="control max-w-64 grow basis-44"
            />
            <Button type="submit" look="paper" disabled={!ready}>
              {t(texts.subscribe)}
            </Button>
          </div>
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            className="absolute -left-[200vw]"
          />
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
  const [outcome, setOutcome] = useState<Outcome>()
  // Before the script has come the browser would send the address along in the page's own.
  const [ready, setReady] = useState(false)
  const startedAt = useRef("")
  useEffect(() => {
    startedAt.current = new Date().toISOString()
    setReady(true)
  }, [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready) return
    const form = new FormData(event.currentTarget)
    setReady(false)
    const failed = { good: false, text: t(texts.failed) }
    const loaded = await import("./newsletter-submit.ts").catch(() => undefined)
    setOutcome((await loaded?.submitNewsletter(form, startedAt.current, language)) ?? failed)
    setReady(true)
  }
  return { outcome, ready, submit }
}
