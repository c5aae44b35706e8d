import { useState } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { screenMessages } from "#features/bookings/checkout/fields/screen-messages.ts"
import { manageMessages } from "#features/bookings/manage/messages.ts"
import { findGuestBookings } from "#features/bookings/queries.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"

type Props = {
  contact: string
  proof: string
  /** The action of the link: to open the guest's bookings, or to confirm a new address. */
  purpose: "open" | "confirm"
  onFound: (bookings: Booking[]) => void
}

/** Uses a mailed link when a button is pressed, because mail scanners open links and run scripts. */
export function MailedLink({ contact, proof, purpose, onFound }: Props) {
  const t = useTranslate()
  const texts = manageMessages.mailedLink[purpose]
  const { state, failure, use } = useLink({ contact, proof, purpose, onFound })
  const email = { email: contact }
  return (
    <section className="mt-8 panel p-5 sm:p-6">
      <h2 className="text-2xl font-bold">{t(texts.title)}</h2>
      {state === "done" ? (
        <p role="status" className="mt-3">
          {interpolate(t(texts.done), email)}
        </p>
      ) : (
        <>
          <p className="mt-3">{interpolate(t(texts.text), email)}</p>
          <div role="alert" className="mt-4 empty:hidden">
            {failure && <Notice tone="bad">{failure}</Notice>}
          </div>
          <Button onClick={use} disabled={state === "sending"} className="mt-4">
            {t(texts.button)}
          </Button>
        </>
      )}
    </section>
  )
}

function useLink({ contact, proof, purpose, onFound }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [state, setState] = useState<"open" | "sending" | "done">("open")
  const [failure, setFailure] = useState("")
  const use = async () => {
    setState("sending")
    setFailure("")
    try {
      const { bookings } = await findGuestBookings({ contact, proof }, language)
      setState(bookings.length ? "done" : "open")
      if (bookings.length) onFound(bookings)
      else setFailure(t(manageMessages.mailedLink[purpose].invalid))
    } catch (error) {
      setState("open")
      setFailure(error instanceof ApiError && error.status === 429 ? error.message : t(screenMessages.lookupFailed))
    }
  }
  return { state, failure, use }
}
