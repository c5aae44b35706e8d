import { useMutation, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { FormEvent, ReactNode } from "react"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { followLink, type LinkPurpose, linkQuery } from "#site/newsletter/queries.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { HiddenFormFields, useAction, useServerFormResult } from "#site/ui/form/server-form-state.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { screenMessages as texts } from "./messages.ts"

type FrameProps = { title: Localized; children: ReactNode }

export function NewsletterFrame({ title, children }: FrameProps) {
  const t = useTranslate()
  return (
    <div className="wrap max-w-3xl py-12 lg:py-20">
      <UnlistedHead title={t(title)} />
      <h1 className="text-4xl font-bold">{t(title)}</h1>
      <div className="mt-4 grid justify-items-start gap-6 text-lg">{children}</div>
    </div>
  )
}

type Way = { to: "/newsletter" | "/contact"; label: Localized }
type Props = {
  purpose: LinkPurpose
  token: string
  /** Whether a form without JavaScript has just been posted. */
  isPosted?: boolean
  words: Record<"title" | "lead" | "button" | "doneTitle" | "doneLead", Localized>
  /** Where to go if the link is refused. */
  way: Way
}

/** The page behind a mailed link. It writes only on a button press, because mail scanners open links. */
export function LinkPage({ purpose, token, isPosted = false, words, way }: Props) {
  const t = useTranslate()
  const link = useQuery({ ...linkQuery(purpose, token), enabled: typeof window !== "undefined" })
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => followLink(purpose, token),
    networkMode: "always",
    meta: { shownInPlace: true },
  })
  const page = `/newsletter/${purpose}`
  const refusal = useServerFormResult(page)?.problems[0]?.message
  const email = link.data?.email ?? ""
  const isEnded = link.data && "subscribed" in link.data && !link.data.subscribed
  if (isSuccess || isEnded || (isPosted && link.data))
    return (
      <NewsletterFrame title={words.doneTitle}>
        <p role="status">{t(words.doneLead, { email })}</p>
      </NewsletterFrame>
    )
  const send = () => mutate()
  return (
    <NewsletterFrame title={words.title}>
      {link.isPending && !refusal && <p role="status">{t(texts.loading)}</p>}
      {link.isError && <LinkProblem error={link.error} retry={link.refetch} way={way} />}
      {refusal && !link.isError && <Refused text={refusal} way={way} />}
      {link.data && !refusal && (
        <>
          <p>{t(words.lead, { email })}</p>
          {error ? (
            <LinkProblem error={error} retry={send} way={way} />
          ) : (
            <LinkForm action={`${page}?${new URLSearchParams({ token })}`} send={send} isSending={isPending}>
              {t(words.button)}
            </LinkForm>
          )}
        </>
      )}
    </NewsletterFrame>
  )
}

function LinkProblem({ error, retry, way }: { error: Error; retry: () => unknown; way: Way }) {
  const t = useTranslate()
  if (error instanceof ApiError && error.status === 422) return <Refused text={error.message} way={way} />
  return (
    <>
      <p role="alert">{t(texts.linkFailed)}</p>
      <Button onClick={() => retry()}>{t(texts.tryAgain)}</Button>
    </>
  )
}

type FormProps = { action: string; send: () => void; isSending: boolean; children: ReactNode }

function LinkForm({ action, send, isSending, children }: FormProps) {
  const t = useTranslate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form {...useAction(action)} onSubmit={submit}>
      <HiddenFormFields />
      <Button type="submit" disabled={isSending}>
        {isSending ? t(texts.loading) : children}
      </Button>
    </form>
  )
}

function Refused({ text, way }: { text: string; way: Way }) {
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
