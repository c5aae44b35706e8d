import { Chip } from "@mui/material"
import { type Tone, tones } from "#staff/theme.ts"

/** A state in words on its tint. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  return <Chip size="small" label={label} sx={{ ...tones[tone], fontWeight: 600 }} />
}
