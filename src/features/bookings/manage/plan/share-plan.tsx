import { useMutation } from "@tanstack/react-query"
import { useHydrated } from "@tanstack/react-router"
import type { Booking } from "#features/bookings/booking.ts"
import { createPlanLink, endPlanLink } from "#features/bookings/queries.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button, buttonClass } from "#ui/button.tsx"
import { TextField } from "#ui/form/field.tsx"
import { Notice } from "#ui/notice.tsx"
import { ShareButton } from "#ui/share-button.tsx"
import { planMessages as texts } from "./messages.ts"

/** Makes the link that shows the plan to fellow travellers, and ends it. Its address is shown once. */
export function SharePlan({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const asked = { networkMode: "always", meta: { shownInPlace: true } } as const
  const made = useMutation({ mutationFn: () => createPlanLink(booking._id, language), ...asked })
  const ended = useMutation({
    mutationFn: () => endPlanLink(booking._id, language),
    onSuccess: () => made.reset(),
    ...asked,
  })
  const isSending = made.isPending || ended.isPending
  if (!useHydrated()) return null
  const make = () => {
    ended.reset()
    made.mutate()
  }
  const page = language === "vi" ? "/vi/plan" : "/plan"
  return (
    <section className="mt-10 print:hidden">
      <h2 className="text-2xl font-bold">{t(texts.share)}</h2>
      <p className="mt-2 max-w-[45em]">{t(texts.shareText)}</p>
      {made.data && <Made address={`${location.origin}${page}#key=${made.data.token}`} />}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" disabled={isSending} onClick={make}>
          {t(made.isPending ? texts.making : texts.make)}
        </Button>
        <Button look="quiet" disabled={isSending} onClick={() => ended.mutate()}>
          {t(texts.end)}
        </Button>
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {ended.isSuccess && <Notice tone="good">{t(texts.ended)}</Notice>}
        {(made.error ?? ended.error) && <Notice tone="bad">{t(texts.shareFailed)}</Notice>}
      </div>
    </section>
  )
}

function Made({ address }: { address: string }) {
  const t = useTranslate()
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
