import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { quoteHeading } from "#domain/enquiries/answer-text.ts"
import type { Enquiry } from "#domain/enquiries/enquiry.ts"
import type { Language } from "#i18n/localized.ts"
import { paragraphsOf } from "#lib/text/typed-text.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

type Props = {
  enquiry: Enquiry
  answer: { language: Language; subject: string; text: string }
  onClose: () => void
}

/** Shows what the mail will say, in the order in which the guest reads it. */
export function PreviewDialog({ enquiry, answer, onClose }: Props) {
  const translate = useTranslate()
  const { language, subject, text } = answer
  return (
    <FormDialog title={subject} onClose={onClose}>
      <Hint sx={{ mb: 2 }}>{translate("enquiries.answer.to", { email: enquiry.email })}</Hint>
      <Box lang={language}>
        {[...paragraphsOf(text), quoteHeading(enquiry.createdAt, language)].map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal
          <Typography key={at} sx={{ mb: 1.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {paragraph}
          </Typography>
        ))}
        <Box sx={{ px: 2, py: 1.5, mb: 2, bgcolor: "background.default", borderRadius: 1 }}>
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{enquiry.message}</Typography>
        </Box>
      </Box>
      <Hint>{translate("enquiries.answer.mailEnd")}</Hint>
    </FormDialog>
  )
}
