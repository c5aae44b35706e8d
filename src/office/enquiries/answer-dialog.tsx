import { Alert, Box } from "@mui/material"
import { useGetOne, useTranslate } from "react-admin"
import type { Enquiry, EnquiryRow } from "#domain/enquiries/enquiry.ts"
import { formatDateTime } from "#i18n/format.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { AnswerForm } from "./answer-form.tsx"
import { Thread } from "./thread.tsx"

type Props = { enquiry: EnquiryRow & { id: string }; onClose: () => void; onSent: () => void }

/** Answers an enquiry in a dialog, so that staff stay in their list. */
export function AnswerDialog({ enquiry: { id, subject, name, createdAt, doubtful }, onClose, onSent }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data, error } = useGetOne<Enquiry & { id: string }>("enquiries", { id })
  return (
    // Enter in the subject sends nothing.
    <FormDialog title={subject} maxWidth="md" closeVariant="text" onClose={onClose} onDone={() => {}}>
      <Hint sx={{ mb: 1.5 }}>
        {name} · {formatDateTime(createdAt, language)}
      </Hint>
      {doubtful && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate("enquiries.doubtfulText")}
        </Alert>
      )}
      {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      {/* Until the whole enquiry has come, react-admin shows the row of the list. */}
      {data && "answers" in data && (
        <>
          <Thread enquiry={data} />
          <Box sx={{ mt: 2 }}>
            <AnswerForm enquiry={data} autoFocus onSent={onSent} />
          </Box>
        </>
      )}
    </FormDialog>
  )
}
