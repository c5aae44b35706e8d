import { Typography } from "@mui/material"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { withCommas, withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

type Named = Pick<StaffBooking, "reference" | "product" | "travelDate" | "customerInfo"> &
  Partial<Pick<StaffBooking, "startTime">>

/** Says which booking a dialog is about: guest, trip, day and reference. */
export function BookingLine({ booking }: { booking: Named }) {
  const language = useStaffLanguage()
  const { customerInfo, product, travelDate, startTime, reference } = booking
  return (
    <Typography sx={{ fontWeight: 600, mb: 1.5, overflowWrap: "anywhere" }}>
      {withDots(
        customerInfo.name || customerInfo.email || customerInfo.phone,
        inLanguage(product.name, language),
        withCommas(formatDate(travelDate, language, "short"), startTime && formatTime(startTime, language)),
        reference,
      )}
    </Typography>
  )
}
