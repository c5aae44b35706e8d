import { useTranslate } from "react-admin"
import { StatusChip } from "#staff/ui/chip.tsx"
import type { StaffBookingRow } from "./staff-booking.ts"

/** Marks a request whose mailbox or network has sent others: one person may be behind them, or a hotel. */
export function RelatedChip({ related: { mailbox, network } }: Pick<StaffBookingRow, "related">) {
  const translate = useTranslate()
  if (mailbox > 0) return <StatusChip label={translate("bookings.sameMailbox", { n: mailbox })} tone="warning" />
  if (network > 0) return <StatusChip label={translate("bookings.sameNetwork", { n: network })} tone="neutral" />
  return null
}
