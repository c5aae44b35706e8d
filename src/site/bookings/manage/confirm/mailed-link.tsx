import type { Booking } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useGuestLookup } from "#site/bookings/guest/use-guest-lookup.ts"
import { manageMessages } from "#site/bookings/manage/messages.ts"
import { Button } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"

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
  const { mutate, isPending, data, failure } = useGuestLookup(onFound)
  const isUsed = data?.bookings.length === 0
  const email = { email: contact }
  return (
    <section className="mt-8 panel p-5 sm:p-6">
      <h2 className="text-2xl font-bold">{t(texts.title)}</h2>
      {data && !isUsed ? (
        <p role="status" className="mt-3">
          {t(texts.done, email)}
        </p>
      ) : (
        <>
          <p className="mt-3">{t(texts.text, email)}</p>
          <div role="alert" className="mt-4 empty:hidden">
            {(failure || isUsed) && <Notice tone="bad">{failure || t(texts.invalid)}</Notice>}
          </div>
          <Button onClick={() => mutate({ contact, proof })} disabled={isPending} className="mt-4">
            {t(texts.button)}
          </Button>
        </>
      )}
    </section>
  )
}
