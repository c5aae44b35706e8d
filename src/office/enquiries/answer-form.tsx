import { Alert, Box, Chip, Stack, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { Enquiry } from "#domain/enquiries/enquiry.ts"
import type { Reply } from "#domain/presets/presets.ts"
import type { Language } from "#i18n/localized.ts"
import { newIdempotencyKey } from "#lib/api/idempotency-key.ts"
import { shortenToFit } from "#lib/text/excerpt.ts"
import { blanksOf } from "#lib/text/typed-text.ts"
import { EnquiryChatButton } from "#office/contact-log/chat-buttons.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useDraft } from "#office/frame/hooks/use-draft.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useSaving } from "#office/ui/forms/use-saving.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Toggle } from "#office/ui/toggle.tsx"
import { fillReply } from "./fill-reply.ts"
import { PreviewDialog } from "./preview-dialog.tsx"
import { useReplyFacts } from "./use-reply-facts.ts"

/** `key` goes with all tries of one answer, so that it is mailed once. */
type Draft = { language: Language; subject: string; text: string; key: string }

const emptyDraft = ({ subject, language, trip }: Enquiry): Draft => ({
  language,
  subject: shortenToFit(`Re: ${subject}${trip ? ` (${trip.reference})` : ""}`, 200),
  text: "",
  key: "",
})

type Props = {
  enquiry: Enquiry
  /** Whether it can be typed at once. */
  autoFocus?: boolean
  onSent?: () => void
}

/** Answers by mail, or in a chat if the guest has left no address. */
export function AnswerForm(props: Props) {
  const translate = useTranslate()
  if (props.enquiry.email) return <MailForm {...props} />
  return (
    <>
      <Alert severity="info" sx={{ mb: 1.5 }}>
        {translate("enquiries.phoneOnly")}
      </Alert>
      <EnquiryChatButton enquiry={props.enquiry} />
    </>
  )
}

/** What was typed is kept until it is sent or discarded. */
function MailForm({ enquiry, autoFocus = false, onSent }: Props) {
  const translate = useTranslate()
  const facts = useReplyFacts(enquiry)
  const { draft, change, clear, isRestored } = useDraft<Draft>(`enquiry ${enquiry._id}`, emptyDraft(enquiry))
  const [isPreviewed, setPreviewed] = useState(false)
  const [offered, setOffered] = useState<Reply>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { send, isSending, problem } = useSaving<Draft>({
    save: ({ key, ...answer }) => {
      const body = { ...answer, version: enquiry.version }
      return callApi(`/enquiries/${enquiry._id}/answers`, { method: "POST", body, key: key ?? "" })
    },
    done: "enquiries.answer.sent",
    onDone: () => {
      clear()
      onSent?.()
    },
  })
  const blanks = blanksOf(draft.text)
  const edit = (part: Partial<Draft>) => change({ ...part, key: newIdempotencyKey() })
  const insert = (reply: Reply) => {
    if (facts) edit({ text: fillReply(reply, draft.language, facts) })
    setOffered(undefined)
  }
  return (
    <>
      <Hint sx={{ mb: 1, overflowWrap: "anywhere" }}>{translate("enquiries.answer.to", { email: enquiry.email })}</Hint>
      {isRestored && draft.text && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate("enquiries.answer.restored")}
        </Alert>
      )}
      <Toggle<Language>
        label="enquiries.answer.language"
        choices={choicesOf(["vi", "en"], "enquiries.answer")}
        value={draft.language}
        onChange={(language) => edit({ language })}
      />
      {facts && <ReplyChips onChoose={(reply) => (draft.text.trim() ? setOffered(reply) : insert(reply))} />}
      <Fields {...{ draft, edit, errors, blanks, autoFocus }} />
      {problem && (
        <Alert severity="error" sx={{ my: 1 }}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <ActionButton
          label="enquiries.answer.send"
          variant="contained"
          disabled={isSending || !draft.text.trim() || blanks.length > 0}
          onClick={async () => setErrors((await send(draft)) ?? {})}
        />
        <ActionButton
          label="enquiries.answer.preview"
          variant="outlined"
          disabled={!draft.text.trim()}
          onClick={() => setPreviewed(true)}
        />
        <Box sx={{ flex: 1 }} />
        {draft.text.trim() && (
          <ActionButton label="enquiries.answer.discard" color="inherit" disabled={isSending} onClick={clear} />
        )}
      </Stack>
      {isPreviewed && <PreviewDialog enquiry={enquiry} answer={draft} onClose={() => setPreviewed(false)} />}
      {offered && <ReplaceDialog replace={() => insert(offered)} onClose={() => setOffered(undefined)} />}
    </>
  )
}

type FieldProps = {
  draft: Draft
  edit: (part: Partial<Draft>) => void
  errors: Record<string, string>
  blanks: string[]
  autoFocus: boolean
}

function Fields({ draft, edit, errors, blanks, autoFocus }: FieldProps) {
  const translate = useTranslate()
  return (
    <>
      <TextField
        label={translate("enquiries.fields.subject")}
        value={draft.subject}
        onChange={(event) => edit({ subject: event.target.value })}
        error={"subject" in errors}
        helperText={errors.subject ?? ""}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label={translate("enquiries.answer.text")}
        value={draft.text}
        onChange={(event) => edit({ text: event.target.value })}
        multiline
        autoFocus={autoFocus}
        minRows={8}
        error={"text" in errors}
        helperText={
          errors.text ?? (blanks.length > 0 && translate("enquiries.answer.unfilled", { blanks: blanks.join(", ") }))
        }
        slotProps={{ htmlInput: { lang: draft.language, maxLength: 10_000 } }}
      />
    </>
  )
}

function ReplaceDialog({ replace, onClose }: { replace: () => void; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="enquiries.answer.template"
      save={replace}
      submit="enquiries.answer.replace"
      close="enquiries.answer.keep"
      onClose={onClose}
    >
      <Typography>{translate("enquiries.answer.replaced")}</Typography>
    </FormDialog>
  )
}

/** Ready answers to start from, in the order of staff. */
function ReplyChips({ onChoose }: { onChoose: (reply: Reply) => void }) {
  const { translate, localized } = useWords()
  const { data } = useApi<{ items: Reply[] }>("/presets/replies")
  return (
    <Box role="group" aria-label={translate("enquiries.answer.template")} sx={{ mb: 1 }}>
      <Hint sx={{ mb: 0.75 }}>{translate("enquiries.answer.template")}</Hint>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {data?.items.map((reply) => (
          <Chip
            key={localized(reply.name)}
            label={localized(reply.name)}
            variant="outlined"
            onClick={() => onChoose(reply)}
          />
        ))}
        <ActionButton label="enquiries.answer.editTemplates" size="small" to="/staff/presets" />
      </Box>
    </Box>
  )
}
