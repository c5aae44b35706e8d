import { useMutation } from "@tanstack/react-query"
import { useHydrated } from "@tanstack/react-router"
import type { Booking } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import { endOtherLinks } from "#site/bookings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { Failure } from "./failure.tsx"
import { manageMessages as texts } from "./messages.ts"

export function BookingLinks({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => endOtherLinks(booking._id),
    networkMode: "always",
    meta: { shownInPlace: true },
  })
  if (!useHydrated()) return null
  return (
    <section className="mt-10 print:hidden">
      <h2 className="text-2xl font-bold">{t(texts.links)}</h2>
      <p className="mt-2 max-w-[45em]">{t(texts.linksText)}</p>
      <Button look="secondary" className="mt-3" disabled={isPending} onClick={() => mutate()}>
        {t(isPending ? texts.endingLinks : texts.endLinks)}
      </Button>
      <div role="status" className="mt-3 empty:hidden">
        {isSuccess && <Notice tone="good">{t(texts.linksEnded)}</Notice>}
        {error && <Failure what={texts.endLinksFailed} error={error} />}
      </div>
    </section>
  )
}
