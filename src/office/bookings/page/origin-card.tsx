import { Link as MuiLink } from "@mui/material"
import { Link, SelectInput, useTranslate } from "react-admin"
import { BOOKING_CHANNELS, STAFF_CAUSES, type StaffBooking } from "#domain/bookings/booking.ts"
import type { EnquiryRow } from "#domain/enquiries/enquiry.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { type Fact, Facts } from "#office/ui/facts.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { EditableSection } from "#office/ui/forms/editable-section.tsx"
import { changeBooking } from "./change-booking.tsx"

/** How the guest came, the enquiry that became this booking, and why it was cancelled. */
export function OriginCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const { _id, channel, cancellationCause, status } = booking
  const isCancelled = status === "cancelled"
  const { data: enquiries = [] } = useApi<EnquiryRow[]>(`/enquiries?booking=${_id}`, { enabled: useMay()("sales") })
  return (
    <EditableSection
      title="bookings.page.origin"
      area="sales"
      values={{ channel, ...(isCancelled && { cancellationCause }) }}
      save={(changes) => changeBooking(booking, changes)}
      done="bookings.actions.saved"
      fields={
        <>
          <SelectInput
            source="channel"
            label="bookings.fields.channel"
            choices={choicesOf(BOOKING_CHANNELS, "bookings.channels")}
          />
          {isCancelled && (
            <SelectInput
              source="cancellationCause"
              label="bookings.fields.cancellationCause"
              choices={choicesOf([...STAFF_CAUSES, "expired", "called-off"], "bookings.causes")}
            />
          )}
        </>
      }
    >
      <Facts
        facts={[
          [translate("bookings.fields.channel"), translate(`bookings.channels.${channel}`)],
          ...enquiries.map(
            ({ _id, subject }): Fact => [
              translate("bookings.page.enquiry"),
              <MuiLink key={_id} component={Link} to={`/staff/enquiries/${_id}/show`}>
                {subject}
              </MuiLink>,
            ],
          ),
          [
            translate("bookings.fields.cancellationCause"),
            isCancelled && translate(`bookings.causes.${cancellationCause ?? "unsaid"}`),
          ],
        ]}
      />
    </EditableSection>
  )
}
