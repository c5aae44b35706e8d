import { Box, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { formatDateTime } from "#i18n/format.ts"
import type { MailStatus } from "#lib/mail-status.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import type { Tone } from "#office/frame/theme.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

/** A mail that was sent or waits to be. */
export type QueuedMail = {
  _id: string
  kind: string
  recipient: string
  status: MailStatus
  attempts: number
  about: { bookingId?: string; enquiryId?: string; answerId?: string }
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

/** Shows a mail as plain text, and sends it again. */
export function MailDialog({ mail, onClose, children }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const words = useApi<{ words: Words[] }>(`/outbox/${mail._id}`).data?.words
  return (
    <FormDialog
      title={words?.[0]?.subject ?? translate(`staff.mails.${mail.kind}`, { _: mail.kind })}
      save={(_, key) => callApi(`/outbox/${mail._id}/resend`, { method: "POST", key })}
      done="staff.mailQueue.resent"
      submit="bookings.page.resend"
      onClose={onClose}
      maxWidth="md"
    >
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
      <Hint sx={{ mt: 2 }}>
        {mail.sentAt && `${translate("bookings.page.sentAs", { time: formatDateTime(mail.sentAt, language) })} `}
        {translate("bookings.page.resendText", { recipient: mail.recipient })}
      </Hint>
    </FormDialog>
  )
}
