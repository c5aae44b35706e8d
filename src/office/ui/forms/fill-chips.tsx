import { Chip, Stack } from "@mui/material"
import { useFormContext } from "react-hook-form"

type Props<Value> = { source: string; texts: { label: string; value: Value }[] }

/** Ready-made texts for a field: one press writes it. */
export function FillChips<Value>({ source, texts }: Props<Value>) {
  const { setValue } = useFormContext()
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1 }}>
      {texts.map(({ label, value }) => (
        <Chip
          key={label}
          label={label}
          variant="outlined"
          sx={{ height: "auto", minHeight: 32, "& .MuiChip-label": { whiteSpace: "normal", py: 0.5 } }}
          onClick={() => setValue(source, value, { shouldDirty: true, shouldValidate: true })}
        />
      ))}
    </Stack>
  )
}
