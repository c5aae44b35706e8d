import { Button, MenuItem, Stack, TextField } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useGetIdentity, useTranslate } from "react-admin"
import { ENQUIRY_STATUSES, type Enquiry, type EnquiryStatus } from "#features/enquiries/enquiry.ts"
import { callApi } from "#staff/http.ts"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"

type Colleague = { _id: string; name: string }

/** Who answers, how far it is, and the internal note. */
export function HandlingCard({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { call, isSending } = useCall()
  const [status, setStatus] = useState<EnquiryStatus>(enquiry.status)
  const [owner, setOwner] = useState(enquiry.owner?._id ?? "")
  const [note, setNote] = useState(enquiry.note)
  const { data: colleagues = [] } = useQuery<Colleague[]>({
    queryKey: ["enquiries", "owners"],
    queryFn: async () => (await callApi("/enquiries/owners")).data,
  })
  const people = withOwner(colleagues, enquiry.owner)
  const change = (body: { status: EnquiryStatus; owner: string | null; note: string }) =>
    call({
      path: `/${enquiry.kind === "consultation" ? "consultations" : "contact"}/${enquiry._id}`,
      method: "PUT",
      body: { ...body, version: enquiry.version },
      done: "enquiries.saved",
    })
  const isChanged = status !== enquiry.status || owner !== (enquiry.owner?._id ?? "") || note !== enquiry.note
  return (
    <Section title={translate("enquiries.handling")}>
      {enquiry.status === "new" && !enquiry.owner && identity && (
        <Button
          variant="outlined"
          disabled={isSending}
          onClick={() => change({ status: "contacted", owner: String(identity.id), note })}
          sx={{ mb: 1 }}
        >
          {translate("enquiries.take")}
        </Button>
      )}
      <TextField
        select
        label={translate("enquiries.fields.status")}
        value={status}
        onChange={(event) => setStatus(event.target.value as EnquiryStatus)}
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
        value={owner}
        onChange={(event) => setOwner(event.target.value)}
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
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <Stack direction="row" sx={{ mt: 1 }}>
        <Button
          variant="contained"
          disabled={isSending || !isChanged}
          onClick={() => change({ status, owner: owner || null, note })}
        >
          {translate("enquiries.save")}
        </Button>
      </Stack>
    </Section>
  )
}

/** A colleague who has left may still be the owner. */
function withOwner(colleagues: Colleague[], owner: Colleague | null): Colleague[] {
  return owner && !colleagues.some(({ _id }) => _id === owner._id) ? [...colleagues, owner] : colleagues
}
