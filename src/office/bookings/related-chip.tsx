import { useTranslate } from "react-admin"
import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import { StatusChip } from "#office/ui/chip.tsx"

/** Marks a request whose mailbox or network has sent others: one person may be behind them, or a hotel. */
export function RelatedChip({ related: { mailbox, network } }: Pick<StaffBookingRow, "related">) {
  const translate = useTranslate()
  if (mailbox > 0) return <StatusChip label={translate("bookings.sameMailbox", { n: mailbox })} tone="warning" />
  if (network > 0) return <StatusChip label={translate("bookings.sameNetwork", { n: network })} tone="neutral" />
  return null
}
