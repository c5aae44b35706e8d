import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { formatInstant } from "#i18n/format.ts"
import { callApi } from "#staff/http.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import type { StaffBooking } from "../staff-booking.ts"

type Mail = {
  _id: string
  kind: string
  recipient: string
  status: "sent" | "waiting" | "failing" | "dead"
  createdAt: string
  sentAt: string | null
}
type Words = { subject: string; text: string }

const TONES = { sent: "success", waiting: "warning", failing: "warning", dead: "danger" } as const

/** The mails about the booking: what they said, and sending one again. */
export function MailsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [opened, setOpened] = useState<Mail>()
  const { data = [], isPending } = useQuery<Mail[]>({
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
            <StatusChip label={translate(`staff.mailStatus.${mail.status}`)} tone={TONES[mail.status]} />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {mail.recipient} · {formatInstant(mail.sentAt ?? mail.createdAt, language)}
          </Typography>
          <Button size="small" onClick={() => setOpened(mail)}>
            {translate("bookings.page.show")}
          </Button>
        </Box>
      ))}
      {opened && <MailDialog mail={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}

function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { data: words } = useQuery<Words[]>({
    queryKey: ["outbox", mail._id],
    queryFn: async () => (await callApi(`/outbox/${mail._id}`)).data.words,
  })
  const resend = async () => {
    if (await call({ path: `/outbox/${mail._id}/resend`, done: "staff.todayScreen.resent" })) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{words?.[0]?.subject ?? translate(`staff.mails.${mail.kind}`, { _: mail.kind })}</DialogTitle>
      <DialogContent>
        {words?.map(({ subject, text }) => (
          <Typography key={subject} component="pre" sx={{ whiteSpace: "pre-wrap", fontFamily: "inherit" }}>
            {text}
          </Typography>
        ))}
        {words?.length === 0 && <Typography color="text.secondary">{translate("staff.mailNotSent")}</Typography>}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {translate("bookings.page.resendText", { recipient: mail.recipient })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
        <Button variant="contained" disabled={isSending} onClick={resend}>
          {translate("bookings.page.resend")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
