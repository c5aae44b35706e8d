import type { Transfer } from "#features/transfers/transfer.ts"
import { useT } from "#i18n/language.tsx"
import { Dialog } from "#ui/dialog.tsx"

export default function TransferBookingDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t(transfer.title)} onClose={onClose}>
      …
    </Dialog>
  )
}
