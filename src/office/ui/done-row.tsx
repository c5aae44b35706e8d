import CheckIcon from "@mui/icons-material/Check"
import { Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { ActionButton } from "#office/ui/action-button.tsx"

type Props = { done: string | undefined; onUndo?: () => void; isSending?: boolean }

/** The buttons of a row (`children`), or for some seconds after an action what was done. */
export function UntilDone({ done, children, ...row }: Props & { children: ReactNode }) {
  return done ? <DoneRow done={done} {...row} /> : children
}

/** Replaces the buttons of a row after an action, and says what was done. */
export function DoneRow({ done, onUndo, isSending }: Props & { done: string }) {
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
