import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useLocation, useRouter } from "@tanstack/react-router"
import type { FormEvent, ReactNode } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { PLAN_LINK, type PlanLinkResult, type PlanLinkStep, planLinkKey } from "#domain/bookings/link-keys.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { replaceBooking } from "#site/bookings/manage/booking-cache.ts"
import { createPlanLink, endPlanLink } from "#site/bookings/queries.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { useAction, useServerFormResult } from "#site/ui/form/server-form-state.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { ShareButton } from "#site/ui/share-button.tsx"
import { planMessages as texts } from "./messages.ts"

/** Makes the link that shows the plan to fellow travellers, and ends it. Its address is shown once. */
export function SharePlan({ booking }: { booking: Booking }) {
  const { _id: id, hasPlanLink } = booking
  const t = useTranslate()
  const queryClient = useQueryClient()
  const posted = usePosted(id)
  const asked = { networkMode: "always", meta: { shownInPlace: true } } as const
  const made = useMutation({
    mutationFn: () => createPlanLink(id),
    onSuccess: () => replaceBooking(queryClient, { ...booking, hasPlanLink: true }),
    ...asked,
  })
  const ended = useMutation({
    mutationFn: () => endPlanLink(id),
    onSuccess: () => {
      made.reset()
      replaceBooking(queryClient, { ...booking, hasPlanLink: false })
    },
    ...asked,
  })
  const isSending = made.isPending || ended.isPending
  // What a form without JavaScript has done counts until a button is pressed here.
  const before = made.isIdle && ended.isIdle ? posted : undefined
  const token = made.data?.token ?? before?.token
  const make = () => {
    ended.reset()
    made.mutate()
  }
  return (
    <section className="mt-10 print:hidden">
      <h2 className="text-2xl font-bold">{t(texts.share)}</h2>
      <p className="mt-2 max-w-[45em]">{t(texts.shareText)}</p>
      {token && <Made token={token} />}
      <div className="mt-3 flex flex-wrap gap-3">
        <Step id={id} step="make" onSubmit={make}>
          <Button type="submit" look="secondary" disabled={isSending}>
            {t(made.isPending ? texts.making : texts.make)}
          </Button>
        </Step>
        {hasPlanLink && (
          <Step id={id} step="end" onSubmit={() => ended.mutate()}>
            <Button type="submit" look="quiet" disabled={isSending}>
              {t(texts.end)}
            </Button>
          </Step>
        )}
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {(ended.isSuccess || before?.isEnded) && <Notice tone="good">{t(texts.ended)}</Notice>}
        {(made.error ?? ended.error ?? before?.hasFailed) && <Notice tone="bad">{t(texts.shareFailed)}</Notice>}
      </div>
    </section>
  )
}

/** Returns what the form on this page has done without JavaScript. */
function usePosted(id: string) {
  const result = useQueryClient().getQueryData<PlanLinkResult>(planLinkKey(id))
  const refused = useServerFormResult(`/bookings/${id}`)
  const isOwn = useLocation({ select: ({ search }) => PLAN_LINK in search })
  if (!isOwn) return undefined
  return { token: result?.token, isEnded: result && !result.token, hasFailed: refused !== undefined }
}

type StepProps = { id: string; step: PlanLinkStep; onSubmit: () => void; children: ReactNode }

/** A button that is posted to the page of the booking without JavaScript. */
function Step({ id, step, onSubmit, children }: StepProps) {
  const { method, action } = useAction(`/bookings/${id}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method={method} action={`${action}?${PLAN_LINK}=${step}`} onSubmit={submit}>
      {children}
    </form>
  )
}

function Made({ token }: { token: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const { origin } = useRouter().options.context
  const address = `${origin}${language === "vi" ? "/vi/plan" : "/plan"}#key=${token}`
  return (
    <div className="mt-3 grid max-w-[36em] gap-3">
      <p role="status">{t(texts.made)}</p>
      <TextField
        label={t(texts.address)}
        required
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ShareButton title={t(texts.share)} address={address} className={`justify-self-start ${buttonClass()}`}>
        {t(texts.send)}
      </ShareButton>
    </div>
  )
}
