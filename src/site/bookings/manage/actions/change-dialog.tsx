import type { ReactNode } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { changeBooking, type DetailsChange } from "#site/bookings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { useSubmit } from "#site/ui/form/use-submit.ts"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { useBookingChange } from "./use-booking-change.ts"

type Props = {
  booking: Booking
  /** As the API names them. */
  fields: readonly string[]
  read: (form: FormData) => DetailsChange
  words: Record<"title" | "now" | "sending" | "not" | "done" | "failed", Localized>
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form that changes details of a booking, not its price or date. */
export function ChangeDialog({ booking, fields, read, words, onClose, children }: Props) {
  const t = useTranslate()
  const { mutateAsync: send } = useBookingChange(booking, {
    send: (change: DetailsChange) => changeBooking(booking._id, change),
    done: words.done,
    onDone: onClose,
  })
  const { sending, submitting, problems, sent } = useSubmit("", fields, words.failed)
  const submit = submitting({
    read: (form) => ({ ...read(form), version: booking.version }),
    check: () => [],
    send: async (change) => void (await send(change)),
  })
  return (
    <Dialog title={t(words.title, { product: t(booking.product.name) })} onClose={onClose}>
      <PostForm form={{ sent, problems }} page={undefined} onSubmit={submit} className="grid gap-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={sending}>
            {t(sending ? words.sending : words.now)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t(words.not)}
          </Button>
        </div>
      </PostForm>
    </Dialog>
  )
}
