import { Chip, Stack } from "@mui/material"

type Choice<Value extends string> = { value: Value; label: string }
type Props<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value | undefined
  /** Gets undefined when the chosen one is pressed again. */
  onChoose: (value: Value | undefined) => void
}

/** Filters that are used all day, one press each. */
export function FilterChips<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: "wrap", gap: 1 }}>
      {choices.map(({ value, label }) => {
        const isOn = value === chosen
        return (
          <Chip
            key={value}
            label={label}
            color={isOn ? "primary" : "default"}
            variant={isOn ? "filled" : "outlined"}
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? undefined : value)}
          />
        )
      })}
    </Stack>
  )
}
