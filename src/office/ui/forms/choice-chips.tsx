import CheckIcon from "@mui/icons-material/Check"
import { Chip, FormLabel, Stack } from "@mui/material"
import { useId } from "react"
import { useTranslate } from "react-admin"

type Props<Id extends string> = {
  label: string
  choices: readonly { id: Id; name: string }[]
  chosen: Id | undefined
  onChoose: (id: Id) => void
}

/** Chooses one of a few by one press, all in sight. The chosen one has a tick. */
export function ChoiceChips<Id extends string>({ label, choices, chosen, onChoose }: Props<Id>) {
  const translate = useTranslate()
  const labelId = useId()
  return (
    <>
      <FormLabel id={labelId}>{translate(label)}</FormLabel>
      <Stack direction="row" role="group" aria-labelledby={labelId} sx={{ flexWrap: "wrap", gap: 1, mt: 0.5, mb: 1.5 }}>
        {choices.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            {...(id === chosen && { icon: <CheckIcon /> })}
            variant={id === chosen ? "filled" : "outlined"}
            aria-pressed={id === chosen}
            sx={{ height: "auto", minHeight: 32, "& .MuiChip-label": { whiteSpace: "normal", py: 0.5 } }}
            onClick={() => onChoose(id)}
          />
        ))}
      </Stack>
    </>
  )
}
