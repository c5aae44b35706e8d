import { Box, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { Enquiry, EnquiryAnswer } from "#domain/enquiries/enquiry.ts"
import { formatDateTime } from "#i18n/format.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { MailActions } from "#office/ui/mails/mail-actions.tsx"
import { MAIL_TONES } from "#office/ui/mails/mail-dialog.tsx"

/** Shows the guest's message and the answers. */
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
        {mail && <MailState mail={mail} recipient={recipient} />}
      </Stack>
      <Hint sx={{ overflowWrap: "anywhere" }}>
        {formatDateTime(createdAt, language)} · {recipient}
      </Hint>
      <Typography lang={answer.language} sx={{ mt: 1, fontWeight: 600, overflowWrap: "anywhere" }}>
        {subject}
      </Typography>
      <Typography lang={answer.language} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
    </Box>
  )
}

function MailState({ mail, recipient }: { mail: NonNullable<EnquiryAnswer["mail"]>; recipient: string }) {
  return (
    <>
      <StatusChip label={`enquiries.mail.${mail.status}`} tone={MAIL_TONES[mail.status]} />
      <MailActions mail={mail} recipient={recipient} />
    </>
  )
}
