import { Stack, TextField } from "@mui/material"
import { useState } from "react"
import { useGetIdentity, useTranslate } from "react-admin"
import type { Enquiry } from "#domain/enquiries/enquiry.ts"
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#domain/enquiries/handling.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { Section } from "#office/ui/section.tsx"

type Colleague = { _id: string; name: string }

/** Inputs for the owner, the status and the internal note. */
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
      <SelectField
        label="enquiries.fields.status"
        choices={choicesOf(ENQUIRY_STATUSES, "enquiries.status")}
        value={status}
        onChange={(next) => next && edit({ status: next })}
      />
      <SelectField
        label="enquiries.fields.owner"
        none="enquiries.fields.nobody"
        choices={people.map(({ _id, name }) => ({ id: _id, name }))}
        value={owner ?? ""}
        onChange={(next) => edit({ owner: next || null })}
      />
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

type Handling = { status: EnquiryStatus; owner: string | null; note: string }

/**
 * Edits status, owner and note. Fields that were not edited show what a colleague has saved meanwhile; edited ones are
 * kept, and are refused once when they would overwrite something that was not seen.
 */
function useHandling(enquiry: Enquiry) {
  const { call, isSending } = useCall()
  const [edits, setEdits] = useState<Partial<Handling>>({})
  /** The version that the edits are based on. */
  const [base, setBase] = useState<number>()
  const [savedVersion, setSavedVersion] = useState(0)
  const newest = Math.max(enquiry.version, savedVersion)
  const current = { status: enquiry.status, owner: enquiry.owner?._id ?? null, note: enquiry.note }
  const edit = (part: Partial<Handling>) => {
    setEdits((before) => ({ ...before, ...part }))
    setBase((before) => before ?? newest)
  }
  const change = (body: Partial<Handling>) =>
    call({
      path: `/${enquiry.kind === "consultation" ? "consultations" : "contact"}/${enquiry._id}`,
      method: "PUT",
      body: { ...body, version: base ?? newest },
      done: "enquiries.saved",
      onDone: ({ data }) => {
        setSavedVersion(data.version)
        // Keep edits that were made while saving.
        setEdits((now) => without(now, body))
        setBase((before) => before && data.version)
      },
      onConflict: () => setBase(undefined),
    })
  const values = { ...current, ...edits }
  return {
    ...values,
    edit,
    isChanged: changedFields(values, current).length > 0,
    isSending,
    save: () => change(edits),
    take: (owner: string) => change({ status: "contacted", owner }),
  }
}

/** Returns the edits that differ from what was saved. */
function without(edits: Partial<Handling>, saved: Partial<Handling>): Partial<Handling> {
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => !(name in saved) || saved[name as keyof Handling] !== value),
  )
}
