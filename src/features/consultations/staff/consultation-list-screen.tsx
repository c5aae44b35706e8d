import { Chip, Stack, Typography } from "@mui/material"
import { List, SimpleList, TextInput, useListContext, useTranslate } from "react-admin"
import {
  CONSULTATION_STATUSES,
  type Consultation,
  type ConsultationStatus,
} from "#features/consultations/consultation.ts"
import { formatInstant } from "#i18n/format.ts"
import type { Tone } from "#staff/theme.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

export const STATUS_TONES: Record<ConsultationStatus, Tone> = {
  new: "warning",
  contacted: "success",
  closed: "neutral",
  spam: "danger",
}

const filters = [
  <TextInput
    key="search"
    source="search"
    alwaysOn
    resettable
    label="consultations.fields.search"
    sx={{ minWidth: { sm: 320 } }}
  />,
]

/** Requests for advice, the newest first. */
export function ConsultationListScreen() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <List title="consultations.name" filters={filters} perPage={25} empty={false} exporter={false}>
      <StatusFilter />
      <SimpleList<Consultation & { id: string }>
        rowClick="show"
        primaryText={({ subject, status }) => (
          <Stack direction="row" sx={{ justifyContent: "space-between", gap: 1 }}>
            <Typography sx={{ fontWeight: status === "new" ? 700 : 400 }}>{subject}</Typography>
            <StatusChip label={translate(`consultations.status.${status}`)} tone={STATUS_TONES[status]} />
          </Stack>
        )}
        secondaryText={({ name, email, createdAt }) => `${name} · ${email} · ${formatInstant(createdAt, language)}`}
        tertiaryText={() => null}
      />
    </List>
  )
}

function StatusFilter() {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const translate = useTranslate()
  const { status: chosen, ...others } = filterValues
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, p: 1.5 }}>
      {CONSULTATION_STATUSES.map((status) => {
        const isOn = status === chosen
        return (
          <Chip
            key={status}
            label={translate(`consultations.status.${status}`)}
            color={isOn ? "primary" : "default"}
            variant={isOn ? "filled" : "outlined"}
            aria-pressed={isOn}
            onClick={() => setFilters(isOn ? others : { ...others, status }, displayedFilters)}
          />
        )
      })}
    </Stack>
  )
}
