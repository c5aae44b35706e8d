import { Box, FormControlLabel, Radio, RadioGroup, Skeleton, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { TextInput, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import type { Candidate } from "#domain/assignments/assignment.ts"
import { reasonWords } from "#domain/assignments/reason-words.ts"
import type { ResourceKind } from "#domain/resources/resource.ts"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import { fold } from "#lib/text/fold.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { Hint } from "#office/ui/hint.tsx"

type Props = { departureId: string; kind: ResourceKind; onClose: () => void }
type Values = { resourceId: string; reason: string }

/** Whoever was free when the dialog was open before may not be any more. */
const FRESH = { gcTime: 0, staleTime: 0 }

/** Chooses who or what goes on a departure: the free ones first, the others with why they aren't. */
export function PickDialog({ departureId, kind, onClose }: Props) {
  const { data: choices } = useApi<Candidate[]>(`/crews/${departureId}/choices?kind=${kind}`, FRESH)
  const isFree = (id: string) => choices?.find(({ resourceId }) => resourceId === id)?.reasons.length === 0
  return (
    <FormDialog<Values>
      title={`assignments.assign.${kind}`}
      values={{ resourceId: "", reason: "" }}
      save={({ resourceId, reason }, key) => {
        const body = { resourceId, ...(reason && { reason }) }
        return callApi(`/crews/${departureId}`, { method: "POST", body, key })
      }}
      isReady={({ resourceId, reason }) => Boolean(resourceId && (isFree(resourceId) || reason?.trim()))}
      done="assignments.assigned"
      submit="assignments.submit"
      onClose={onClose}
    >
      {choices ? <Choices choices={choices} /> : <Skeleton variant="rounded" height={160} />}
    </FormDialog>
  )
}

/** More than fit on a screen can be searched. */
const SEARCHED_FROM = 9

function Choices({ choices }: { choices: Candidate[] }) {
  const translate = useTranslate()
  const { resourceId } = useTyped<Values>()
  const { setValue } = useFormContext<Values>()
  const [typed, setTyped] = useState("")
  const words = fold(typed).split(" ").filter(Boolean)
  const textOf = ({ name, vehicleKind, phone }: Candidate) => fold(`${name} ${vehicleKind} ${phone}`)
  const shown = choices.filter((choice) => words.every((word) => textOf(choice).includes(word)))
  const chosen = choices.find((choice) => choice.resourceId === resourceId)
  if (choices.length === 0) return <Hint>{translate("assignments.noChoices")}</Hint>
  return (
    <>
      {choices.length >= SEARCHED_FROM && (
        <TextField
          label={translate("assignments.search")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would send the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      {shown.length === 0 && <Hint>{translate("assignments.noneFound")}</Hint>}
      <RadioGroup value={resourceId ?? ""} onChange={(_, id) => setValue("resourceId", id, { shouldDirty: true })}>
        {shown.map((choice) => (
          <FormControlLabel
            key={choice.resourceId}
            value={choice.resourceId}
            control={<Radio />}
            label={<ChoiceLabel choice={choice} />}
            sx={{ alignItems: "flex-start", py: 0.5 }}
          />
        ))}
      </RadioGroup>
      {chosen && chosen.reasons.length > 0 && (
        <TextInput source="reason" label="assignments.reason" helperText="assignments.reasonHint" />
      )}
    </>
  )
}

function ChoiceLabel({ choice }: { choice: Candidate }) {
  const { translate, language } = useWords()
  const { name, vehicleKind, seats, languages, phone, reasons } = choice
  const details = withDots(
    vehicleKind,
    seats !== null && translate("resources.seatsOf", { smart_count: seats }),
    languages.map((code) => spokenLanguages[code][language]).join(", "),
    phone,
  )
  return (
    <Box sx={{ pt: 1 }}>
      <Typography component="span" sx={{ fontWeight: 600, display: "block" }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: "block" }}>
        {details}
      </Typography>
      {reasons.length === 0 ? (
        <Typography component="span" variant="body2" sx={{ display: "block", color: "success.main" }}>
          {translate("assignments.free")}
        </Typography>
      ) : (
        reasons.map((reason) => (
          <Typography
            key={reasonWords(reason, language)}
            component="span"
            variant="body2"
            sx={{ display: "block", color: "warning.main" }}
          >
            {reasonWords(reason, language)}
          </Typography>
        ))
      )}
    </Box>
  )
}
