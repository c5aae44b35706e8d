import type { Transfer } from "#features/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { orderMessages as texts } from "./fields/order-messages.ts"
import { TransferBookingForm } from "./transfer-booking-form.tsx"

type Props = { transfer: Transfer; onClose: () => void; onSent: () => void }

export default function TransferBookingDialog({ transfer, onClose, onSent }: Props) {
  const t = useTranslate()
  return (
    <Dialog title={t(texts.bookTransfer)} onClose={onClose}>
      <TransferBookingForm transfer={transfer} onSent={onSent} onCancel={onClose} />
    </Dialog>
  )
}
