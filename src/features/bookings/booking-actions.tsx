import { useHydrated } from "@tanstack/react-router"
import { lazy, useState } from "react"
import { useT } from "#i18n/language.tsx"
import { Button, buttonLook } from "#ui/button.tsx"
import { Link } from "#ui/link.tsx"
import { OnceOpened } from "#ui/once-opened.tsx"
import type { Booking } from "./booking.ts"
import { CancelBookingDialog } from "./cancel-booking-dialog.tsx"
import { manageMessages as texts } from "./manage-messages.ts"
import { NeedsScript } from "./needs-script.tsx"

const MoveBookingDialog = lazy(() => import("./move-booking-dialog.tsx"))

/**
 * Cancelling and moving, as far as the booking allows it. After the journey there is only a word to be said about it.
 */
export function BookingActions({ booking, className = "" }: { booking: Booking; className?: string }) {
  const t = useT()
  const [open, setOpen] = useState<"cancel" | "move">()
  const close = () => setOpen(undefined)
  if (!useHydrated()) return <NeedsScript />
  if (booking.status === "no-show") return null
  if (booking.status === "completed")
    return booking.productType !== "product" && <ReviewLink booking={booking} className={className} />
  return (
    <>
      <div className={`flex flex-wrap gap-3 ${className}`.trim()}>
        {booking.canMove && (
          <Button look="secondary" onClick={() => setOpen("move")}>
            {t(texts.move)}
          </Button>
        )}
        <Button look="secondary" disabled={!booking.canCancel} onClick={() => setOpen("cancel")}>
          {t(texts.cancel)}
        </Button>
      </div>
      {open === "cancel" && <CancelBookingDialog booking={booking} onClose={close} />}
      <OnceOpened key={booking.version} open={open === "move"}>
        <MoveBookingDialog booking={booking} onClose={close} />
      </OnceOpened>
    </>
  )
}

function ReviewLink({ booking, className }: { booking: Booking; className: string }) {
  const t = useT()
  return (
    <Link to="/review" search={{ booking: booking._id }} className={`${buttonLook("secondary")} ${className}`.trim()}>
      {t(texts.review)}
    </Link>
  )
}
