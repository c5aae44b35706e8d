import { Link } from "@tanstack/react-router"
import { type FormEvent, type ReactNode, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { Button, buttonClass } from "#ui/button.tsx"
import { HiddenFormFields, useAction } from "#ui/form/server-form-state.tsx"
import { UnlistedHead } from "#ui/page/unlisted-head.tsx"
import { screenMessages as texts } from "./messages.ts"

export function LinkPage({ title, children }: { title: Localized; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="wrap max-w-3xl py-12 lg:py-20">
      <UnlistedHead title={t(title)} />
      <h1 className="text-4xl font-bold">{t(title)}</h1>
      <div className="mt-4 grid justify-items-start gap-6 text-lg">{children}</div>
    </div>
  )
}

type ProblemProps = {
  error: Error | null
  retry: () => void
  way: { to: "/newsletter" | "/contact"; label: Localized }
}

export function LinkProblem({ error, retry, way }: ProblemProps) {
  const t = useTranslate()
  if (error instanceof ApiError && error.status === 422) return <Refused text={error.message} way={way} />
  return (
    <>
      <p role="alert">{t(texts.linkFailed)}</p>
      <Button onClick={retry}>{t(texts.tryAgain)}</Button>
    </>
  )
}

type FormProps = { action: string; send: () => Promise<void>; sending: boolean; children: ReactNode }

export function LinkForm({ action, send, sending, children }: FormProps) {
  const t = useTranslate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form {...useAction(action)} onSubmit={submit}>
      <HiddenFormFields />
      <Button type="submit" disabled={sending}>
        {sending ? t(texts.loading) : children}
      </Button>
    </form>
  )
}

export function Refused({ text, way }: { text: string; way: ProblemProps["way"] }) {
  const t = useTranslate()
  return (
    <>
      <p role="alert">{text}</p>
      <Link to={way.to} className={buttonClass("secondary")}>
        {t(way.label)}
      </Link>
    </>
  )
}

/** Writes only on a button press, because mail scanners open links. */
export function useWrite(write: () => Promise<void>) {
  const [state, setState] = useState<{ sending: boolean; done: boolean; error: Error | null }>(BEFORE)
  const send = async () => {
    setState({ ...BEFORE, sending: true })
    await write().then(
      () => setState({ ...BEFORE, done: true }),
      (error) => setState({ ...BEFORE, error }),
    )
  }
  return { ...state, send }
}

const BEFORE = { sending: false, done: false, error: null }
