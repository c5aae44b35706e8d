import { Alert, Stack, TextField } from "@mui/material"
import { TextInput, useTranslate } from "react-admin"
import type { StaffReview } from "#domain/reviews/review.ts"
import { reviewMessages } from "#domain/reviews/staff/messages.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useDraft } from "#office/frame/hooks/use-draft.ts"
import { useIsBefore } from "#office/frame/hooks/use-is-before.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DoneRow } from "#office/ui/done-row.tsx"
import { FillChips } from "#office/ui/forms/fill-chips.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"

/** Answers a review in both languages, and publishes or refuses it. */
export function DecisionForm({ review, onRefuse }: { review: StaffReview; onRefuse: () => void }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const saved = { en: review.reply?.en ?? "", vi: review.reply?.vi ?? "" }
  const { draft, change, clear, isRestored } = useDraft(`review ${review._id}`, saved)
  const [en, vi] = [draft.en.trim(), draft.vi.trim()]
  const isHalf = Boolean(en) !== Boolean(vi)
  const isChanged = en !== saved.en || vi !== saved.vi
  const reply = en ? { en, vi } : null
  const path = `/reviews/moderation/${review._id}`
  const save = async (status: "published" | undefined, done: string) => {
    const body = { ...(status && { status }), reply, version: review.version }
    if (await call({ path, method: "PUT", body, done })) clear()
  }
  const canUndo = useIsBefore(review.undoUntil)
  const undo = () => call({ path: `${path}/undo`, body: { version: review.version }, done: "reviews.undone" })
  return (
    <Section title="reviews.reply.title">
      <Hint sx={{ mb: 1 }}>{translate("reviews.reply.hint")}</Hint>
      {isRestored && isChanged && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate("reviews.reply.restored")}
        </Alert>
      )}
      <ReplyFields draft={draft} change={change} isHalf={isHalf} />
      {canUndo && <DoneRow done={`reviews.status.${review.status}`} onUndo={undo} isSending={isSending} />}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        {review.status === "published" ? (
          <ActionButton
            label="reviews.reply.save"
            variant="contained"
            disabled={isSending || isHalf || !isChanged}
            onClick={() => save(undefined, "reviews.reply.saved")}
          />
        ) : (
          <ActionButton
            label={en && vi ? "reviews.publishWithReply" : "reviews.publish"}
            variant="contained"
            disabled={isSending || isHalf}
            onClick={() => save("published", "reviews.published")}
          />
        )}
        {review.status !== "refused" && (
          <ActionButton
            label="reviews.refuse"
            variant="outlined"
            color="error"
            disabled={isSending}
            onClick={onRefuse}
          />
        )}
      </Stack>
    </Section>
  )
}

type Reply = { en: string; vi: string }
type FieldProps = { draft: Reply; change: (part: Partial<Reply>) => void; isHalf: boolean }

function ReplyFields({ draft, change, isHalf }: FieldProps) {
  const translate = useTranslate()
  return (["vi", "en"] as const).map((language) => (
    <TextField
      key={language}
      label={translate(`reviews.reply.${language}`)}
      value={draft[language]}
      onChange={(event) => change({ [language]: event.target.value })}
      multiline
      minRows={3}
      error={isHalf && !draft[language].trim()}
      helperText={isHalf && !draft[language].trim() && translate("reviews.reply.both")}
      slotProps={{ htmlInput: { lang: language, maxLength: 2000 } }}
    />
  ))
}

const REASONS = ["company", "people", "insult"] as const

/** Refuses a review with a reason in the language in which it was written. */
export function RefuseDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const translate = useTranslate()
  const { _id, version, language } = review
  return (
    <FormDialog
      title="reviews.refuseTitle"
      values={{ reason: "" }}
      save={({ reason }) =>
        callApi(`/reviews/moderation/${_id}`, { method: "PUT", body: { status: "refused", reason, version } })
      }
      isReady={({ reason }) => Boolean(reason?.trim())}
      done="reviews.refused"
      submit="reviews.refuse"
      isDangerous
      onClose={onClose}
    >
      <FillChips
        source="reason"
        texts={REASONS.map((name) => ({
          label: translate(`reviews.reasons.${name}`),
          value: reviewMessages.reasons[name][language],
        }))}
      />
      <TextInput
        source="reason"
        label="reviews.reason"
        isRequired
        multiline
        minRows={2}
        slotProps={{ htmlInput: { lang: language, maxLength: 500 } }}
      />
    </FormDialog>
  )
}
