import { useHydrated } from "@tanstack/react-router"
import { lazy, useState } from "react"
import { useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { OnceOpened } from "#ui/once-opened.tsx"
import type { Booking } from "./booking.ts"
import { CancelBookingDialog } from "./cancel-booking-dialog.tsx"
import { manageMessages as texts } from "./manage-messages.ts"
import { NeedsScript } from "./needs-script.tsx"

const MoveBookingDialog = lazy(() => import("./move-booking-dialog.tsx"))

/** Cancelling and moving, as far as the booking allows it. What is over can be neither. */
export function BookingActions({ booking, className = "" }: { booking: Booking; className?: string }) {
  const t = useT()
  const [open, setOpen] = useState<"cancel" | "move">()
  const close = () => setOpen(undefined)
  if (!useHydrated()) return <NeedsScript />
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
