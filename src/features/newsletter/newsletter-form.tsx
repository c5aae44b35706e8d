import { type FormEvent, useId, useState } from "react"
import { useLanguage, useT } from "#i18n/language.tsx"
import { EMAIL_PATTERN } from "#lib/email.ts"
import { Button } from "#ui/button.tsx"
import { problemsFrom } from "#ui/form-problems.ts"
import { Honeypot, useFormGuard } from "#ui/honeypot.tsx"
import { messages } from "./messages.ts"
import { askForNewsletter } from "./queries.ts"

const texts = {
  email: { en: "Your email address", vi: "Địa chỉ email của bạn" },
  subscribe: { en: "Subscribe", vi: "Đăng ký" },
  subscribing: { en: "Sending…", vi: "Đang gửi…" },
  failed: { en: "That did not work. Please try again.", vi: "Chưa đăng ký được. Bạn vui lòng thử lại." },
}

type Outcome = { said?: string; problem?: string }

/** One line to subscribe with. What is typed stays until it was sent; the answer stands below. */
export function NewsletterForm() {
  const t = useT()
  const id = useId()
  const { outcome, sending, submit, forget } = useSubscription()
  return (
    <form noValidate onSubmit={submit} className="relative">
      <label htmlFor={id} className="font-semibold">
        {t(texts.email)}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          aria-required
          aria-invalid={outcome.problem ? true : undefined}
          aria-describedby={`${id}-outcome`}
          onInput={forget}
          className="control max-w-sm grow basis-48"
        />
        <Button type="submit" look="secondary" disabled={sending} className="border-current! text-inherit">
          {t(sending ? texts.subscribing : texts.subscribe)}
        </Button>
      </div>
      <p id={`${id}-outcome`} role="status" className="mt-2 font-semibold empty:hidden">
        {outcome.problem ?? outcome.said}
      </p>
      <Honeypot />
    </form>
  )
}

function useSubscription() {
  const t = useT()
  const language = useLanguage()
  const guard = useFormGuard()
  const [outcome, setOutcome] = useState<Outcome>({})
  const [sending, setSending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const email = String(form.get("email") ?? "").trim()
    if (!EMAIL_PATTERN.test(email)) {
      setOutcome({ problem: t(email ? messages.emailInvalid : messages.emailRequired) })
      return
    }
    setSending(true)
    try {
      await askForNewsletter({ email, ...guard(form) }, language)
      element.reset()
      setOutcome({ said: t(messages.asked) })
    } catch (error) {
      setOutcome({ problem: problemsFrom(error, texts.failed, language)[0]?.message ?? t(texts.failed) })
    } finally {
      setSending(false)
    }
  }
  return { outcome, sending, submit, forget: () => setOutcome({}) }
}
