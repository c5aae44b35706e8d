import { Box, Button, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { AnswerMail, Enquiry, EnquiryAnswer } from "#features/enquiries/enquiry.ts"
import { formatInstant } from "#i18n/format.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

const MAIL_TONES = { sent: "success", waiting: "warning", failing: "warning", dead: "danger" } as const

/** What the guest wrote, and what was answered. */
export function Thread({ enquiry }: { enquiry: Enquiry }) {
  const { message, language, answers } = enquiry
  return (
    <>
      <Typography lang={language} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {message}
      </Typography>
      {answers.map((answer) => (
        <Answer key={answer._id} answer={answer} />
      ))}
    </>
  )
}

function Answer({ answer }: { answer: EnquiryAnswer }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { author, subject, text, createdAt, recipient, mail } = answer
  return (
    <Box component="article" sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: "primary.main" }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate("enquiries.you", { name: author ?? translate("enquiries.staff") })}
        </Typography>
        {mail && <MailState mail={mail} />}
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {formatInstant(createdAt, language)} · {recipient}
      </Typography>
      <Typography lang={answer.language} sx={{ mt: 1, fontWeight: 600, overflowWrap: "anywhere" }}>
        {subject}
      </Typography>
      <Typography lang={answer.language} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
    </Box>
  )
}

function MailState({ mail }: { mail: AnswerMail }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  return (
    <>
      <StatusChip label={translate(`enquiries.mail.${mail.status}`)} tone={MAIL_TONES[mail.status]} />
      {mail.status === "dead" && (
        <Button
          size="small"
          disabled={isSending}
          onClick={() => call({ path: `/outbox/${mail._id}/resend`, done: "enquiries.resent" })}
        >
          {translate("enquiries.resend")}
        </Button>
      )}
    </>
  )
}
