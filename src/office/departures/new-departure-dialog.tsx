import { required, useInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { callApi } from "#office/frame/http.ts"
import { TourPicker, useTourCurrency } from "#office/ui/fields/tour-picker.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { DateAndTimeFields, DeadlineFields, TermsFields, termsOf } from "./departure-fields.tsx"

type Props = {
  tourId?: string | undefined
  /** Initial values, such as those of a departure on another day. */
  values?: Record<string, unknown>
  onClose: () => void
}

const DEFAULTS = {
  startTime: "08:00",
  capacity: 12,
  cutoffHours: 12,
  decideHours: 48,
}

/** Adds a single departure of a tour. */
export function NewDepartureDialog({ tourId: given, values = {}, onClose }: Props) {
  const save = ({ tourId, date, startTime, ...rest }: Record<string, unknown>, key: string) =>
    callApi("/departures", {
      method: "POST",
      body: {
        tourId,
        date,
        startTime,
        ...termsOf(rest),
      },
      key,
    })
  return (
    <FormDialog
      title="departures.actions.add"
      values={{ tourId: given ?? null, ...DEFAULTS, ...values }}
      save={save}
      done="departures.actions.added"
      submit="departures.actions.add"
      onClose={onClose}
    >
      <TourInput />
      <DateAndTimeFields />
      <TermsOfTour />
      <DeadlineFields />
    </FormDialog>
  )
}

function TermsOfTour() {
  const tourId: string | null = useWatch({ name: "tourId" })
  return <TermsFields currency={useTourCurrency(tourId ?? undefined)} />
}

function TourInput() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: "tourId", validate: required() })
  return (
    <TourPicker
      tourId={field.value ?? undefined}
      onChange={(next) => field.onChange(next ?? null)}
      label="departures.fields.tour"
      isRequired
      error={fieldState.error && translate("ra.validation.required")}
    />
  )
}
