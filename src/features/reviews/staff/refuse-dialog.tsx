import { TextInput, useTranslate } from "react-admin"
import type { StaffReview } from "#features/reviews/review.ts"
import { callApi } from "#staff/http.ts"
import { FillChips } from "#staff/ui/forms/fill-chips.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { reviewMessages } from "./messages.ts"

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
