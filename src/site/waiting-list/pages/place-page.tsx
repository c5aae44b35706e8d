import { useQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { type FormEvent, type ReactNode, useState } from "react"
import type { WaitingPlace } from "#domain/waiting-list/waiting-list.ts"
import { formatDate, formatInstant, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { HiddenFormFields, useAction, useServerFormResult } from "#site/ui/form/server-form-state.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { answerPlace, waitingPlaceQuery } from "#site/waiting-list/queries.ts"
import { pageMessages as texts } from "./messages.ts"

const PAGE = "/waiting-list"

export const Route = createFileRoute("/waiting-list")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: PlacePage,
})

function PlacePage() {
  const t = useTranslate()
  const language = useLanguage()
  const { token = "" } = Route.useSearch()
  const place = useQuery({ ...waitingPlaceQuery(token, language), enabled: typeof window !== "undefined" })
  const refusal = useServerFormResult(PAGE)?.problems[0]?.message
  return (
    <div className="wrap max-w-3xl py-12 lg:py-20">
      <UnlistedHead title={t(texts.placeTitle)} />
      <h1 className="text-4xl font-bold">{t(texts.placeTitle)}</h1>
      <div className="mt-4 grid justify-items-start gap-6 text-lg">
        {place.isPending && !refusal && <p role="status">{t(texts.loading)}</p>}
        {refusal && !place.data && <Refused text={refusal} />}
        {place.isError && !refusal && <Failed error={place.error} retry={() => void place.refetch()} />}
        {place.data && <Place place={place.data} token={token} reload={place.refetch} />}
      </div>
    </div>
  )
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslate()
  if (error instanceof ApiError && error.status === 422) return <Refused text={error.message} />
  return (
    <>
      <p role="alert">{t(texts.loadFailed)}</p>
      <Button onClick={retry}>{t(texts.tryAgain)}</Button>
    </>
  )
}

function Refused({ text }: { text: string }) {
  const t = useTranslate()
  return (
    <>
      <p role="alert">{text}</p>
      <Link to="/contact" className={buttonClass("secondary")}>
        {t(texts.write)}
      </Link>
    </>
  )
}

type PlaceProps = { place: WaitingPlace; token: string; reload: () => Promise<unknown> }

function Place({ place, token, reload }: PlaceProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { tour, date, startTime, adults, childAges, status } = place
  const { slug } = tour
  const answer = { token, reload }
  return (
    <>
      <div className="panel w-full p-5">
        <p className="font-display text-xl font-bold">{t(tour.title)}</p>
        <p>
          {formatDate(date, language)}, {formatTime(startTime, language)}
        </p>
        <p>{formatParty({ adults, children: childAges.length, childAges }, language)}</p>
      </div>
      <p role="status" className="font-semibold">
        <StatusWords place={place} />
      </p>
      <div className="flex flex-wrap gap-3">
        {status === "unconfirmed" && <AnswerForm {...answer} action="confirm" label={texts.confirm} />}
        {status === "waiting" && <AnswerForm {...answer} action="leave" label={texts.leave} look="secondary" />}
        {status === "offered" && (
          <>
            <Link to="/$kind/$slug/book" params={{ kind: "tour", slug }} search={{ token }} className={buttonClass()}>
              {t(texts.book)}
            </Link>
            <AnswerForm {...answer} action="leave" label={texts.refuse} look="secondary" />
          </>
        )}
        {["left", "expired", "ended"].includes(status) && (
          <Link to="/tour/$slug" params={{ slug }} className={buttonClass("secondary")}>
            {t(texts.otherDates)}
          </Link>
        )}
      </div>
    </>
  )
}

function StatusWords({ place: { status, ahead, offeredUntil } }: { place: WaitingPlace }): ReactNode {
  const t = useTranslate()
  const language = useLanguage()
  if (status === "offered") return interpolate(t(texts.offered), { time: formatInstant(offeredUntil ?? "", language) })
  if (status !== "waiting") return t(texts[status])
  if (ahead === 0) return t(texts.waitingFirst)
  return interpolate(t(ahead === 1 ? texts.waitingBehindOne : texts.waitingBehind), { n: ahead })
}

type AnswerProps = {
  token: string
  reload: () => Promise<unknown>
  action: "confirm" | "leave"
  label: Localized
  look?: "primary" | "secondary"
}

/** Writes only on a button press, because mail scanners open links. */
function AnswerForm({ token, reload, action, label, look = "primary" }: AnswerProps) {
  const t = useTranslate()
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle")
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState("sending")
    const isDone = await answerPlace(action, token).then(
      () => true,
      () => false,
    )
    if (isDone) await reload()
    setState(isDone ? "idle" : "failed")
  }
  return (
    <form {...useAction(`${PAGE}?${new URLSearchParams({ token })}`)} onSubmit={submit}>
      <HiddenFormFields />
      <input type="hidden" name="action" value={action} />
      <Button type="submit" look={look} disabled={state === "sending"}>
        {t(state === "sending" ? texts.loading : label)}
      </Button>
      {state === "failed" && <p role="alert">{t(texts.loadFailed)}</p>}
    </form>
  )
}
