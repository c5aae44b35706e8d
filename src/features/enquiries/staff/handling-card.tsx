import { MenuItem, Stack, TextField } from "@mui/material"
import { useGetIdentity, useTranslate } from "react-admin"
import type { Enquiry } from "#features/enquiries/enquiry.ts"
import { ENQUIRY_STATUSES } from "#features/enquiries/handling.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useApi } from "#staff/use-api.ts"
import { useHandling } from "./use-handling.ts"

type Colleague = { _id: string; name: string }

/** Who answers, how far it is, and the internal note. */
export function HandlingCard({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { status, owner, note, edit, isChanged, save, take, isSending } = useHandling(enquiry)
  const { data: colleagues = [] } = useApi<Colleague[]>("/enquiries/owners")
  const people = withOwner(colleagues, enquiry.owner)
  return (
    <Section title="enquiries.handling">
      {enquiry.status === "new" && !enquiry.owner && identity && (
        <ActionButton
          label="enquiries.take"
          variant="outlined"
          disabled={isSending}
          onClick={() => take(String(identity.id))}
          sx={{ mb: 1 }}
        />
      )}
      <TextField
        select
        label={translate("enquiries.fields.status")}
        value={status}
        onChange={(event) => edit({ status: event.target.value as typeof status })}
      >
        {ENQUIRY_STATUSES.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`enquiries.status.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate("enquiries.fields.owner")}
        value={owner ?? ""}
        onChange={(event) => edit({ owner: event.target.value || null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate("enquiries.fields.nobody")}</MenuItem>
        {people.map(({ _id, name }) => (
          <MenuItem key={_id} value={_id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate("enquiries.fields.note")}
        value={note}
        onChange={(event) => edit({ note: event.target.value })}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <Stack direction="row" sx={{ mt: 1 }}>
        <ActionButton label="enquiries.save" variant="contained" disabled={isSending || !isChanged} onClick={save} />
      </Stack>
    </Section>
  )
}

/** A colleague who has left may still be the owner. */
function withOwner(colleagues: Colleague[], owner: Colleague | null): Colleague[] {
  return owner && !colleagues.some(({ _id }) => _id === owner._id) ? [...colleagues, owner] : colleagues
}
