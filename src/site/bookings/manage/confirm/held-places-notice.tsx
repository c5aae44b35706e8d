import type { Booking } from "#domain/bookings/booking.ts"
import { CONFIRM_KEY } from "#domain/bookings/link-keys.ts"
import { useTranslate } from "#i18n/language.tsx"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { Button } from "#site/ui/button.tsx"
import { HiddenFormFields, useAction, useServerFormResult } from "#site/ui/form/server-form-state.tsx"
import { Notice } from "#site/ui/notice.tsx"

export function PlacesNotHeld({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { status, placesHeld, emailConfirmed, calledOff, customerInfo } = booking
  if (status !== "pending" || placesHeld || calledOff) return null
  return (
    <div role="status" className="mt-6">
      {emailConfirmed ? (
        <Notice tone="waiting" title={t(texts.filledUp.title)}>
          <p className="mt-1">{t(texts.filledUp.text)}</p>
        </Notice>
      ) : (
        <Notice tone="waiting">{t(texts.placesNotHeld, { email: customerInfo.email })}</Notice>
      )}
    </div>
  )
}

type Offer = { booking: Booking; isSending: boolean; confirm: () => void }

export function ConfirmEmail({ booking: { placesHeld, customerInfo }, isSending, confirm }: Offer) {
  const t = useTranslate()
  return (
    <Notice tone="waiting" title={t(texts.confirmEmailTitle)} className="mt-6">
      <p className="mt-1">{t(placesHeld ? texts.confirmEmailText : texts.confirmEmailForPlaces, customerInfo)}</p>
      <Button onClick={confirm} disabled={isSending} className="mt-3">
        {t(texts.confirmEmail)}
      </Button>
    </Notice>
  )
}

export function ConfirmWithoutScript({ id, confirmKey }: { id: string; confirmKey: string }) {
  const t = useTranslate()
  const page = `/bookings/${id}`
  const posted = useServerFormResult(page)
  const { method, action } = useAction(page)
  return (
    <noscript>
      <form method={method} action={`${action}?${new URLSearchParams({ [CONFIRM_KEY]: confirmKey })}`} className="mb-6">
        <HiddenFormFields />
        {posted?.problems.map(({ message }) => (
          <p key={message} role="alert" className="mb-3">
            {message}
          </p>
        ))}
        <Button type="submit">{t(texts.confirmEmail)}</Button>
      </form>
    </noscript>
  )
}
