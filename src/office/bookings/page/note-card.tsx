import { TextField, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useDraft } from "#office/frame/hooks/use-draft.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Section } from "#office/ui/section.tsx"

/** The internal note, which no guest sees. */
export function NoteCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  /** Empty until something is typed, so that a colleague's note is shown. */
  const { draft, change, clear } = useDraft<{ note?: string }>(`note ${booking._id}`, {})
  const sells = useMay()("sales")
  const [seen] = useState(booking.staffNote)
  const note = draft.note ?? booking.staffNote
  const save = () =>
    call({
      path: `/bookings/${booking._id}`,
      method: "PUT",
      body: { staffNote: note, version: booking.version },
      done: "bookings.actions.saved",
      onDone: clear,
    })
  return (
    <Section title="bookings.fields.staffNote">
      <TextField
        value={note}
        onChange={(event) =>
          event.target.value === booking.staffNote ? clear() : change({ note: event.target.value })
        }
        multiline
        minRows={2}
        slotProps={{
          htmlInput: { "aria-label": translate("bookings.fields.staffNote"), maxLength: 2000, readOnly: !sells },
        }}
      />
      {note !== booking.staffNote && seen !== booking.staffNote && (
        <Typography variant="body2" color="warning.main" sx={{ mt: 1 }}>
          {translate("bookings.page.noteChanged", { note: booking.staffNote || "—" })}
        </Typography>
      )}
      {note !== booking.staffNote && (
        <ActionButton
          label="bookings.actions.save"
          variant="contained"
          disabled={isSending}
          onClick={save}
          sx={{ mt: 1 }}
        />
      )}
    </Section>
  )
}
