import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useId } from "react"
import { useTranslate } from "react-admin"
import type { MailStatus } from "#lib/mail-status.ts"
import { callApi } from "#staff/http.ts"
import type { Tone } from "#staff/theme.ts"
import { useCall } from "./use-call.ts"

/** A mail that was sent or waits to be. */
export type QueuedMail = {
  _id: string
  kind: string
  recipient: string
  status: MailStatus
  attempts: number
  about: { bookingId?: string; consultationId?: string; answerId?: string }
  createdAt: string
  sentAt: string | null
  nextAttemptAt: string | null
  lastError: string | null
}
type Words = { subject: string; text: string }

export const MAIL_TONES: Record<QueuedMail["status"], Tone> = {
  sent: "success",
  waiting: "neutral",
  failing: "warning",
  dead: "danger",
  dismissed: "neutral",
}

type Props = { mail: QueuedMail; onClose: () => void; children?: ReactNode }

/** What a mail said, as plain text, and sending it again. */
export function MailDialog({ mail, onClose, children }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const { call, isSending } = useCall()
  const { data: words } = useQuery<Words[]>({
    queryKey: ["outbox", mail._id],
    queryFn: async () => (await callApi(`/outbox/${mail._id}`)).data.words,
  })
  const resend = async () => {
    if (await call({ path: `/outbox/${mail._id}/resend`, done: "staff.mailQueue.resent" })) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {words?.[0]?.subject ?? translate(`staff.mails.${mail.kind}`, { _: mail.kind })}
      </DialogTitle>
      <DialogContent>
        {children}
        {words?.map(({ subject, text }) => (
          <Box key={subject} sx={{ p: 2, bgcolor: "background.default", borderRadius: 1 }}>
            <Typography
              component="pre"
              sx={{ m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "inherit" }}
            >
              {text}
            </Typography>
          </Box>
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
