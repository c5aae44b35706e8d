import QrCodeIcon from "@mui/icons-material/QrCode2"
import { Stack, Typography } from "@mui/material"
import type { PayTo, StaffBooking } from "#domain/bookings/booking.ts"
import { payToFacts, payToMessages, payToText } from "#domain/bookings/payments/pay-to-facts.ts"
import { formatPrice } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { CopyButton } from "#office/ui/copy-button.tsx"
import { Facts } from "#office/ui/facts.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { QrCode } from "#office/ui/qr-code.tsx"

type Coded = PayTo & { vietQr: NonNullable<PayTo["vietQr"]> }

const hasCode = (payTo: PayTo): payTo is Coded => payTo.vietQr !== null

/** Shows the code of what is to be paid, large, to a guest who stands at the counter. In the guest's language. */
export function ShowCodeButton({
  booking: { payTo = [], payToAll = [], language, reference },
}: {
  booking: StaffBooking
}) {
  const account = [...payTo, ...payToAll].find(hasCode)
  if (!account) return null
  return (
    <DialogButton
      label="bookings.payments.showCode"
      variant="outlined"
      startIcon={<QrCodeIcon />}
      dialog={(onClose) => <CodeDialog account={account} language={language} title={reference} onClose={onClose} />}
    />
  )
}

type Props = { account: Coded; language: Language; title: string; onClose: () => void }

function CodeDialog({ account, language, title, onClose }: Props) {
  const { amount, currency, vietQr } = account
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      maxWidth="sm"
      actions={<CopyButton text={payToText([account], language)} label="bookings.texts.copy" />}
    >
      <Stack lang={language} sx={{ alignItems: "center", gap: 1.5 }}>
        <Typography variant="h3" component="p">
          {formatPrice(amount, currency, language)}
        </Typography>
        <QrCode code={vietQr} label={payToMessages.vietQr[language]} width={480} />
        <Facts
          facts={payToFacts(account, language)
            .filter(({ key }) => key !== "amount")
            .map(({ key, value }) => [payToMessages[key][language], value])}
        />
      </Stack>
    </FormDialog>
  )
}
