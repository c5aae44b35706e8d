import { useQuery } from "@tanstack/react-query"
import { Link, useHydrated } from "@tanstack/react-router"
import { lazy, useState } from "react"
import { type Booking, missingOfTravelers } from "#domain/bookings/booking.ts"
import { asksTravelers, hasDetails, kindOfDetails } from "#domain/bookings/missing-details.ts"
import { useTranslate } from "#i18n/language.tsx"
import { telLink } from "#lib/phone/tel-link.ts"
import { manageMessages as texts } from "#site/bookings/manage/messages.ts"
import { RequiresJavaScript } from "#site/bookings/manage/requires-javascript.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { MountOnOpen } from "#site/ui/overlay/mount-on-open.tsx"
import { CancelBookingDialog } from "./cancel-booking-dialog.tsx"
import type { Changed } from "./move-booking-dialog.tsx"

const ContactDialog = lazy(() => import("./contact-dialog.tsx"))
const MoveBookingDialog = lazy(() => import("./move-booking-dialog.tsx"))
const TravelersDialog = lazy(() => import("./travelers-dialog.tsx"))

const CHANGE = { details: texts.changeDetails, times: texts.changeTimes, pickup: texts.changePickup }

export function BookingActions({ booking, className = "" }: { booking: Booking; className?: string }) {
  const t = useTranslate()
  const [open, setOpen] = useState<"cancel" | "contact" | "travelers" | Changed>()
  const close = () => setOpen(undefined)
  if (!useHydrated()) return <RequiresJavaScript />
  if (booking.status === "no-show") return null
  if (booking.status === "completed")
    return booking.productType !== "product" && <ReviewLink booking={booking} className={className} />
  // Bookings stored for use without a network may be older than these fields.
  const { missing = [], canChange = booking.canCancel } = booking
  const ofTravelers = missingOfTravelers(missing)
  const [lacksTravelers, lacksTrip] = [ofTravelers.length > 0, missing.length > ofTravelers.length]
  return (
    <>
      <div className={`flex flex-wrap gap-3 ${className}`.trim()}>
        {booking.canCancel && hasDetails(booking) && (
          <Button look={lacksTrip ? "primary" : "secondary"} onClick={() => setOpen("details")}>
            {t(lacksTrip ? texts.addDetails : CHANGE[kindOfDetails(booking)])}
          </Button>
        )}
        {canChange && asksTravelers(booking) && (
          <Button look={lacksTravelers ? "primary" : "secondary"} onClick={() => setOpen("travelers")}>
            {t(lacksTravelers ? texts.addTravelers : texts.changeTravelers)}
          </Button>
        )}
        {booking.canMove && (
          <Button look="secondary" onClick={() => setOpen("date")}>
            {t(texts.move)}
          </Button>
        )}
        {booking.canMove && (
          <Button look="secondary" onClick={() => setOpen("party")}>
            {t(texts.changeParty)}
          </Button>
        )}
        {canChange && (
          <Button look="secondary" onClick={() => setOpen("contact")}>
            {t(texts.changeContact)}
          </Button>
        )}
        <Button look="secondary" disabled={!booking.canCancel} onClick={() => setOpen("cancel")}>
          {t(texts.cancel)}
        </Button>
      </div>
      {booking.canCancel && !canChange && <ChangesClosed />}
      {open === "cancel" && <CancelBookingDialog booking={booking} onClose={close} />}
      <MountOnOpen key={`contact ${booking.version}`} open={open === "contact"}>
        <ContactDialog booking={booking} onClose={close} />
      </MountOnOpen>
      <MountOnOpen key={`travelers ${booking.version}`} open={open === "travelers"}>
        <TravelersDialog booking={booking} onClose={close} />
      </MountOnOpen>
      {(["date", "party", "details"] as const).map((of) => (
        <MountOnOpen key={`${of} ${booking.version}`} open={open === of}>
          <MoveBookingDialog booking={booking} of={of} onClose={close} />
        </MountOnOpen>
      ))}
    </>
  )
}

function ChangesClosed() {
  const t = useTranslate()
  const { data: settings } = useQuery(settingsQuery)
  return (
    <p className="mt-3">
      {t(texts.changesClosed)}{" "}
      {settings?.phone && (
        <a href={telLink(settings.phone)} className="text-link whitespace-nowrap">
          {settings.phone}
        </a>
      )}
    </p>
  )
}

function ReviewLink({ booking, className }: { booking: Booking; className: string }) {
  const t = useTranslate()
  return (
    <Link to="/review" search={{ booking: booking._id }} className={`${buttonClass("secondary")} ${className}`.trim()}>
      {t(texts.review)}
    </Link>
  )
}
