import { Box, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { formatDateTime } from "#i18n/format.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { EmailText } from "#office/ui/email-text.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { MAIL_TONES, MailDialog, type QueuedMail } from "#office/ui/mails/mail-dialog.tsx"
import { Section } from "#office/ui/section.tsx"

/** The mails about the booking: what they said, and sending one again. */
export function MailsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data = [], isPending } = useApi<QueuedMail[]>(`/outbox?bookingId=${booking._id}&limit=50`)
  return (
    <Section title="bookings.page.mails">
      {!isPending && data.length === 0 && (
        <Typography color="text.secondary">{translate("bookings.page.noMails")}</Typography>
      )}
      {data.map((mail) => (
        <Box key={mail._id} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
          <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{translate(`staff.mails.${mail.kind}`, { _: mail.kind })}</Typography>
            <StatusChip label={`staff.mailStatus.${mail.status}`} tone={MAIL_TONES[mail.status]} />
          </Stack>
          <Hint>
            <EmailText email={mail.recipient} /> · {formatDateTime(mail.sentAt ?? mail.createdAt, language)}
          </Hint>
          <DialogButton
            label="bookings.page.show"
            size="small"
            dialog={(onClose) => <MailDialog mail={mail} onClose={onClose} />}
          />
        </Box>
      ))}
    </Section>
  )
}
