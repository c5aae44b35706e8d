import { useState } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { screenMessages } from "#features/bookings/checkout/fields/screen-messages.ts"
import { manageMessages as texts } from "#features/bookings/manage/messages.ts"
import { findGuestBookings } from "#features/bookings/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"

type Props = { contact: string; proof: string; onFound: (bookings: Booking[]) => void }

/** Confirms an email address by a button press, because mail scanners open links automatically. */
export function ConfirmAddress({ contact, proof, onFound }: Props) {
  const t = useTranslate()
  const { state, failure, confirm } = useConfirm({ contact, proof, onFound })
  const email = { email: contact }
  return (
    <section className="mt-8 panel p-5 sm:p-6">
      <h2 className="text-2xl font-bold">{t(texts.confirmAddress)}</h2>
      {state === "done" ? (
        <p role="status" className="mt-3">
          {interpolate(t(texts.addressConfirmed), email)}
        </p>
      ) : (
        <>
          <p className="mt-3">{interpolate(t(texts.confirmAddressText), email)}</p>
          <div role="alert" className="mt-4 empty:hidden">
            {failure && <Notice tone="bad">{failure}</Notice>}
          </div>
          <Button onClick={confirm} disabled={state === "sending"} className="mt-4">
            {t(texts.confirmAddressButton)}
          </Button>
        </>
      )}
    </section>
  )
}

function useConfirm({ contact, proof, onFound }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [state, setState] = useState<"open" | "sending" | "done">("open")
  const [failure, setFailure] = useState("")
  const confirm = async () => {
    setState("sending")
    setFailure("")
    try {
      const { bookings } = await findGuestBookings({ contact, proof }, language)
      setState(bookings.length ? "done" : "open")
      if (bookings.length) onFound(bookings)
      else setFailure(t(texts.addressLinkInvalid))
    } catch (error) {
      setState("open")
      setFailure(error instanceof ApiError && error.status === 429 ? error.message : t(screenMessages.lookupFailed))
    }
  }
  return { state, failure, confirm }
}
