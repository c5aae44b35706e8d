import { Box, Stack, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#features/bookings/booking.ts"
import { formatInstant } from "#i18n/format.ts"
import { callApi } from "#staff/http.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { MAIL_TONES, MailDialog, type QueuedMail } from "#staff/ui/mail-dialog.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

/** The mails about the booking: what they said, and sending one again. */
export function MailsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data = [], isPending } = useQuery<QueuedMail[]>({
    queryKey: ["bookings", booking._id, "mails", booking.version],
    queryFn: async () => (await callApi(`/outbox?bookingId=${booking._id}&limit=50`)).data,
  })
  return (
    <Section title={translate("bookings.page.mails")}>
      {!isPending && data.length === 0 && (
        <Typography color="text.secondary">{translate("bookings.page.noMails")}</Typography>
      )}
      {data.map((mail) => (
        <Box key={mail._id} sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
          <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{translate(`staff.mails.${mail.kind}`, { _: mail.kind })}</Typography>
            <StatusChip label={translate(`staff.mailStatus.${mail.status}`)} tone={MAIL_TONES[mail.status]} />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {mail.recipient} · {formatInstant(mail.sentAt ?? mail.createdAt, language)}
          </Typography>
          <DialogButton size="small" dialog={(onClose) => <MailDialog mail={mail} onClose={onClose} />}>
            {translate("bookings.page.show")}
          </DialogButton>
        </Box>
      ))}
    </Section>
  )
}
