import { Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { Show, useRecordContext, useTranslate } from "react-admin"
import {
  CONSULTATION_STATUSES,
  type Consultation,
  type ConsultationStatus,
} from "#features/consultations/consultation.ts"
import { formatDate, formatInstant } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { ContactButtons } from "#staff/ui/contact-buttons.tsx"
import { Facts } from "#staff/ui/facts.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { STATUS_TONES } from "./consultation-list-screen.tsx"

type Row = Consultation & { id: string }

/** One request for advice: what was asked, how to answer, and what has been done. */
export function ConsultationScreen() {
  return (
    <Show component="div" actions={false} title={<Title />}>
      <Content />
    </Show>
  )
}

function Title() {
  return <span>{useRecordContext<Row>()?.reference}</span>
}

function Content() {
  const consultation = useRecordContext<Row>()
  const translate = useTranslate()
  const language = useStaffLanguage()
  if (!consultation) return null
  const { status, subject, name, phone, email, message, reference, createdAt } = consultation
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Section
        title={subject}
        action={<StatusChip label={translate(`consultations.status.${status}`)} tone={STATUS_TONES[status]} />}
      >
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {name} · {reference} · {formatInstant(createdAt, language)}
        </Typography>
        <ContactButtons phone={phone} email={email} subject={`${subject} (${reference})`} />
        <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{message}</Typography>
      </Section>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <Wishes consultation={consultation} />
        {/* The key remounts the form after a change, so that it shows what a colleague saved. */}
        <Answering key={consultation.version} consultation={consultation} />
      </Box>
    </Stack>
  )
}

function Wishes({ consultation }: { consultation: Consultation }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { travelDates, numberOfTravelers, budget, tourReference } = consultation
  const dates = [travelDates.startDate, travelDates.endDate]
    .filter((date) => date !== null)
    .map((date) => formatDate(date, language, "short"))
    .join(" – ")
  const label = (name: string) => translate(`consultations.fields.${name}`)
  return (
    <Section title={translate("consultations.name")}>
      <Facts
        facts={[
          [label("tour"), tourReference && inLanguage(tourReference.tourTitle, language)],
          [
            label("dates"),
            [dates, travelDates.flexible && translate("consultations.flexible")].filter(Boolean).join(", "),
          ],
          [label("people"), translate("consultations.adultsAndChildren", numberOfTravelers)],
          [label("budget"), budget],
          [
            label("reach"),
            [
              translate(`consultations.methods.${consultation.preferredContactMethod}`),
              translate(`consultations.times.${consultation.preferredContactTime}`),
            ].join(", "),
          ],
          [label("language"), translate(`bookings.languages.${consultation.language}`)],
        ]}
      />
    </Section>
  )
}

function Answering({ consultation }: { consultation: Consultation }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const [status, setStatus] = useState<ConsultationStatus>(consultation.status)
  const [note, setNote] = useState(consultation.note)
  const isChanged = status !== consultation.status || note !== consultation.note
  const save = () =>
    call({
      path: `/consultations/${consultation._id}`,
      method: "PUT",
      body: { status, note, version: consultation.version },
      done: "consultations.saved",
    })
  return (
    <Section title={translate("consultations.fields.note")}>
      <TextField
        select
        label={translate("consultations.fields.status")}
        value={status}
        onChange={(event) => setStatus(event.target.value as ConsultationStatus)}
      >
        {CONSULTATION_STATUSES.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`consultations.status.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate("consultations.fields.note")}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={3}
      />
      <Button variant="contained" disabled={isSending || !isChanged} onClick={save} sx={{ mt: 1 }}>
        {translate("consultations.save")}
      </Button>
    </Section>
  )
}
