import { Alert, Checkbox, FormControlLabel } from "@mui/material"
import { useTranslate } from "react-admin"

type QuestionProps = {
  placesLeft: number
  people: number
  isSure: boolean
  onChange: (isSure: boolean) => void
}

/** Asks before a departure takes more people than it has places for. Nothing if there are enough. */
export function SeatsQuestion({ placesLeft, people, isSure, onChange }: QuestionProps) {
  const translate = useTranslate()
  if (people <= placesLeft) return null
  return (
    <Alert severity="warning">
      {translate("bookings.new.tooFew", { left: placesLeft, people })}
      <FormControlLabel
        sx={{ display: "flex" }}
        label={translate("bookings.new.overbook", { n: people - placesLeft })}
        control={<Checkbox checked={isSure} onChange={(event) => onChange(event.target.checked)} />}
      />
    </Alert>
  )
}
