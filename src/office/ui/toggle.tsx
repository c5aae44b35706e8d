import { ToggleButton, ToggleButtonGroup } from "@mui/material"
import { useTranslate } from "react-admin"

type Props<Id extends string> = {
  /** The key of what is chosen, for screen readers. */
  label?: string
  /** The names are keys of texts. */
  choices: readonly { id: Id; name: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** Chooses one of two or three by a press. */
export function Toggle<Id extends string>({ label, choices, value, onChange }: Props<Id>) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      {...(label && { "aria-label": translate(label) })}
      onChange={(_, next: Id | null) => next && onChange(next)}
      sx={{ mb: 1.5 }}
    >
      {choices.map(({ id, name }) => (
        <ToggleButton key={id} value={id}>
          {translate(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
