import { Chip } from "@mui/material"
import { useTranslate } from "react-admin"
import { type Tone, tones } from "#office/frame/theme.ts"

/** Long texts wrap, instead of ending with dots. */
const WRAPPED = { height: "auto", minHeight: 24, "& .MuiChip-label": { whiteSpace: "normal", py: 0.25 } }

/** A state on its tint. `label` is a text, or the key of one. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  const translate = useTranslate()
  return (
    <Chip size="small" label={translate(label, { _: label })} sx={{ ...WRAPPED, ...tones[tone], fontWeight: 600 }} />
  )
}
