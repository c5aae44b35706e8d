import CallIcon from "@mui/icons-material/Call"
import { Button } from "@mui/material"
import { useTranslate } from "react-admin"
import { CancelDialog } from "#features/bookings/staff/actions/cancel-dialog.tsx"
import { MoveBookingDialog } from "#features/bookings/staff/actions/move-booking-dialog.tsx"
import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import { NoEmail } from "#features/departures/staff/no-email.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { telLink } from "#lib/tel-link.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { ListRow } from "#staff/ui/list-row.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { TodayCard } from "./today-card.tsx"
import { guestName, tripText } from "./trip-text.ts"

type Row = StaffBookingRow & { id: string }

/** Guests of cancelled departures who have not yet chosen another date or cancelled. Hidden if there are none. */
export function CalledOffTrips() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <TodayCard<Row>
      title="staff.todayScreen.toChoose"
      resource="bookings"
      filter={{ due: "choice" }}
      sort="travelDate"
      row={(booking, { open }) => {
        const { id, product, customerInfo } = booking
        return (
          <ListRow
            key={id}
            to={`/staff/bookings/${id}/show`}
            title={guestName(booking)}
            lines={[`${inLanguage(product.name, language)} · ${tripText(booking, translate, language)}`]}
            notes={customerInfo.email === "" && <NoEmail />}
          >
            <ActionButton
              label="bookings.actions.move"
              variant="contained"
              onClick={() => open((_, onClose) => <MoveBookingDialog bookingId={id} onClose={onClose} />)}
            />
            <ActionButton
              label="bookings.actions.cancel"
              variant="outlined"
              color="error"
              onClick={() =>
                open((row, onClose) => <CancelDialog booking={row} isDeclining={false} onClose={onClose} />)
              }
            />
            {customerInfo.phone && (
              <Button startIcon={<CallIcon />} href={telLink(customerInfo.phone)}>
                {customerInfo.phone}
              </Button>
            )}
          </ListRow>
        )
      }}
    />
  )
}
