import CheckIcon from "@mui/icons-material/Check"
import { Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { ActionButton } from "#staff/ui/action-button.tsx"

/** Replaces the buttons of a row after an action, and says what was done. */
export function DoneRow({ done, onUndo, isSending }: { done: string; onUndo?: () => void; isSending?: boolean }) {
  const translate = useTranslate()
  return (
    <Stack direction="row" role="status" sx={{ alignItems: "center", gap: 1 }}>
      <CheckIcon fontSize="small" color="success" />
      <Typography sx={{ fontWeight: 600 }}>{translate(done)}</Typography>
      {onUndo && (
        <ActionButton
          label="bookings.actions.undo"
          variant="outlined"
          size="small"
          disabled={isSending ?? false}
          onClick={onUndo}
        />
      )}
    </Stack>
  )
}
