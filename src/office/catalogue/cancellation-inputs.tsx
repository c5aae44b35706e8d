import { Alert, Box, Chip, Stack, Typography } from "@mui/material"
import { NumberInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { cancellationWords } from "#domain/catalogue/cancellation-words.ts"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { Hint } from "#office/ui/hint.tsx"

const band = (hoursBefore: number, refundPercent: number): CancellationBand => ({ hoursBefore, refundPercent })

const PRESETS: Record<string, CancellationBand[]> = {
  flexible: [band(24, 100), band(0, 0)],
  moderate: [band(72, 100), band(24, 50), band(0, 0)],
  cruise: [band(168, 100), band(72, 50), band(0, 0)],
  long: [band(336, 100), band(168, 50), band(0, 0)],
}

/** Inputs for the refund bands, with the resulting sentence in both languages. */
export function CancellationInputs() {
  return (
    <>
      <NumberInput
        source="cutoffHours"
        min={0}
        max={720}
        step={1}
        helperText="catalogue.cancellation.cutoffHint"
        sx={{ maxWidth: 360 }}
      />
      <Presets />
      <ItemsInput
        source="cancellationBands"
        inline
        add="catalogue.cancellation.addBand"
        item={{ hoursBefore: 0, refundPercent: 0 }}
      >
        <NumberInput source="hoursBefore" min={0} />
        <NumberInput source="refundPercent" min={0} max={100} />
      </ItemsInput>
      <InWords />
      <BilingualInput source="cancellationPolicy" multiline helperText="catalogue.cancellation.policyHint" />
    </>
  )
}

function Presets() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1 }}>
      <Hint>{translate("catalogue.cancellation.presets")}:</Hint>
      {Object.entries(PRESETS).map(([name, preset]) => (
        <Chip
          key={name}
          variant="outlined"
          label={translate(`catalogue.cancellation.${name}`)}
          onClick={() => setValue("cancellationBands", structuredClone(preset), { shouldDirty: true })}
        />
      ))}
    </Stack>
  )
}

/** The sentence that says so in both languages, to be used as the text of the page. */
function InWords() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const bands: Partial<Record<keyof CancellationBand, number | null>>[] = useWatch({ name: "cancellationBands" }) ?? []
  const words = cancellationWords(bands.filter(isComplete))
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ my: 1 }}
      action={
        <ActionButton
          label="catalogue.cancellation.use"
          color="inherit"
          size="small"
          onClick={() => setValue("cancellationPolicy", words, { shouldDirty: true })}
        />
      }
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate("catalogue.cancellation.inWords")}
      </Typography>
      <Box lang="vi">{words.vi}</Box>
      <Box lang="en">{words.en}</Box>
    </Alert>
  )
}

function isComplete(of: Partial<Record<keyof CancellationBand, number | null>>): of is CancellationBand {
  return typeof of.hoursBefore === "number" && typeof of.refundPercent === "number"
}
