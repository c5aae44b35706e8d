import type { StaffBooking } from "#domain/bookings/booking.ts"
import type { StaffRefund } from "#domain/refunds/refund.ts"
import { Only } from "#office/frame/access/only.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { Section } from "#office/ui/section.tsx"
import { RefundRow } from "./refund-row.tsx"

/** What the company owes for a booking, for those who refund. */
export function RefundCard({ booking }: { booking: StaffBooking }) {
  if (booking.balance >= 0) return null
  return (
    <Only area="accounts">
      <Owed bookingId={booking._id} />
    </Only>
  )
}

function Owed({ bookingId }: { bookingId: string }) {
  const { data = [] } = useApi<StaffRefund[]>(`/refunds?booking=${bookingId}`)
  const [refund] = data
  if (!refund) return null
  return (
    <Section title="refunds.title">
      <RefundRow refund={refund} />
    </Section>
  )
}
