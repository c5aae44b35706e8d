import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { StaffReview } from "#features/reviews/review.ts"
import { useCall } from "#staff/ui/use-call.ts"
import { reviewMessages } from "./messages.ts"

const REASONS = ["company", "people", "insult"] as const

/** Refuses a review with a reason in the language in which it was written. */
export function RefuseDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const [reason, setReason] = useState("")
  const refuse = async () => {
    const body = { status: "refused", reason, version: review.version }
    const path = `/reviews/moderation/${review._id}`
    if (await call({ path, method: "PUT", body, done: "reviews.refused" })) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="refuse-title">
      <DialogTitle id="refuse-title">{translate("reviews.refuseTitle")}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1 }}>
          {REASONS.map((name) => (
            <Chip
              key={name}
              label={translate(`reviews.reasons.${name}`)}
              variant="outlined"
              sx={{ height: "auto", minHeight: 32, "& .MuiChip-label": { whiteSpace: "normal", py: 0.5 } }}
              onClick={() => setReason(reviewMessages.reasons[name][review.language])}
            />
          ))}
        </Stack>
        <TextField
          label={translate("reviews.reason")}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={2}
          required
          slotProps={{ htmlInput: { lang: review.language, maxLength: 500 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("reviews.close")}</Button>
        <Button variant="contained" color="error" disabled={isSending || !reason.trim()} onClick={refuse}>
          {translate("reviews.refuse")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
