import type { StaffRefund } from "#domain/refunds/refund.ts"
import { formatPrice } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { RefundDialog } from "./refund-dialog.tsx"

/** What the company owes for a booking, with the button that gives it back. */
export function RefundRow({ refund }: { refund: StaffRefund }) {
  const { translate, language, localized, day, dateTime } = useWords()
  const { _id, reference, guest, phone, email, product, travelDate, owedSince, owed, owedOwn } = refund
  const { currency, account, begun } = refund
  // What is transferred comes first, and exact.
  const own = currency === "VND" ? "" : ` (${formatPrice(owedOwn, currency, language)})`
  return (
    <ListRow
      to={`/staff/bookings/${_id}/show`}
      title={`${formatPrice(owed, "VND", language)}${own}`}
      chips={
        <StatusChip
          label={account ? `refunds.ways.${account.way}` : "refunds.noAccount"}
          tone={account ? "success" : "warning"}
        />
      }
      lines={[
        withDots(guest || email || phone, reference),
        begun && translate("refunds.begunBy", { name: begun.by ?? "–", time: dateTime(begun.at) }),
        withDots(translate("refunds.since", { time: dateTime(owedSince) }), localized(product), day(travelDate)),
      ].filter(Boolean)}
    >
      <DialogButton
        label="refunds.give"
        variant="contained"
        dialog={(onClose) => <RefundDialog bookingId={_id} onClose={onClose} />}
      />
    </ListRow>
  )
}
