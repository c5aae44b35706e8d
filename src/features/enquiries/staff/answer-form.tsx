import { Alert, Box, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material"
import { useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"
import type { Enquiry } from "#features/enquiries/enquiry.ts"
import type { Language } from "#i18n/localized.ts"
import { callApi } from "#staff/http.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useDraft } from "#staff/ui/use-draft.ts"
import { PreviewDialog } from "./preview-dialog.tsx"
import { blanksOf, fillTemplate, type Template } from "./reply-templates.ts"
import { TemplateChips } from "./template-chips.tsx"
import { useTemplateFields } from "./use-template-fields.ts"

/** `key` goes with all tries of one answer, so that it is mailed once. */
type Draft = { language: Language; subject: string; text: string; key: string }

const emptyDraft = ({ subject, language, trip }: Enquiry): Draft => ({
  language,
  subject: `Re: ${subject}${trip ? ` (${trip.reference})` : ""}`.slice(0, 200),
  text: "",
  key: "",
})

/** Answers by mail. What was typed is kept until it is sent or discarded. */
export function AnswerForm({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate()
  const fields = useTemplateFields(enquiry)
  const { draft, change, clear, isRestored } = useDraft<Draft>(`enquiry ${enquiry._id}`, emptyDraft(enquiry))
  const [isPreviewed, setPreviewed] = useState(false)
  const [offered, setOffered] = useState<Template>()
  const { send, isSending, problem, errors } = useSend(enquiry, draft, clear)
  const blanks = blanksOf(draft.text)
  const edit = (part: Partial<Draft>) => change({ ...part, key: crypto.randomUUID() })
  const insert = (template: Template) => {
    edit({ text: fillTemplate(template, draft.language, fields) })
    setOffered(undefined)
  }
  return (
    <Section title={enquiry.answers.length ? "enquiries.answer.again" : "enquiries.answer.title"}>
      <Hint sx={{ mb: 1, overflowWrap: "anywhere" }}>{translate("enquiries.answer.to", { email: enquiry.email })}</Hint>
      {isRestored && draft.text && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate("enquiries.answer.restored")}
        </Alert>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={draft.language}
        aria-label={translate("enquiries.answer.language")}
        onChange={(_, language: Language | null) => language && edit({ language })}
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="vi">{translate("enquiries.answer.vi")}</ToggleButton>
        <ToggleButton value="en">{translate("enquiries.answer.en")}</ToggleButton>
      </ToggleButtonGroup>
      <TemplateChips onChoose={(template) => (draft.text.trim() ? setOffered(template) : insert(template))} />
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
        minRows={8}
        error={"text" in errors}
        helperText={
          errors.text ?? (blanks.length > 0 && translate("enquiries.answer.unfilled", { blanks: blanks.join(", ") }))
        }
        slotProps={{ htmlInput: { lang: draft.language, maxLength: 10_000 } }}
      />
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
          onClick={send}
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
      {offered && (
        <FormDialog
          title="enquiries.answer.template"
          save={() => insert(offered)}
          submit="enquiries.answer.replace"
          close="enquiries.answer.keep"
          onClose={() => setOffered(undefined)}
        >
          <Typography>{translate("enquiries.answer.replaced")}</Typography>
        </FormDialog>
      )}
    </Section>
  )
}

function useSend(enquiry: Enquiry, { key, ...answer }: Draft, clear: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState("")
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = async () => {
    setSending(true)
    setProblem("")
    setErrors({})
    try {
      const body = { ...answer, version: enquiry.version }
      await callApi(`/enquiries/${enquiry._id}/answers`, { method: "POST", body, key })
      clear()
      notify(translate("enquiries.answer.sent"), { type: "success" })
      refresh()
    } catch (error) {
      const { status, message, body } = error as HttpError
      setErrors(body?.errors ?? {})
      setProblem(translate(message, { _: message }))
      if (status === 409) refresh()
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, problem, errors }
}
