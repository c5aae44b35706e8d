import type { Booking } from "#domain/bookings/booking.ts"
import { type Buyer, buyerEntry } from "#domain/bookings/buyer/buyer.schema.ts"
import { buyerMessages as texts } from "#domain/bookings/buyer/messages.ts"
import { readBuyer } from "#domain/bookings/checkout/fields/buyer.ts"
import { messages } from "#domain/bookings/messages.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { BUYER_FIELDS, BuyerFields } from "#site/bookings/checkout/fields/buyer-fields.tsx"
import { changeBuyer } from "#site/bookings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { checkForm } from "#site/ui/form/check-form.ts"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { useSubmit } from "#site/ui/form/use-submit.ts"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { useBookingChange } from "./use-booking-change.ts"

type Props = { booking: Booking; known: Buyer | null; onClose: () => void }

/** Says for whom the invoice of a booking is made out. */
export default function BuyerDialog({ booking, known, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { mutateAsync: send } = useBookingChange(booking, {
    send: (buyer: Buyer) => changeBuyer(booking._id, { buyer, version: booking.version }),
    done: texts.saved,
    onDone: onClose,
  })
  const { sending, submitting, problems, sent } = useSubmit("", BUYER_FIELDS, texts.failed)
  const submit = submitting({
    read: readBuyer,
    check: (buyer) =>
      checkForm(buyerEntry, buyer, messages, language).map((problem) => ({
        ...problem,
        field: `buyer.${problem.field}`,
      })),
    send: async (buyer) => void (await send(buyer)),
  })
  return (
    <Dialog title={t(texts.title)} onClose={onClose}>
      <PostForm form={{ sent, problems }} page={undefined} onSubmit={submit} className="grid gap-5">
        <BuyerFields known={known} />
        <Button type="submit" disabled={sending}>
          {t(texts.save)}
        </Button>
      </PostForm>
    </Dialog>
  )
}
