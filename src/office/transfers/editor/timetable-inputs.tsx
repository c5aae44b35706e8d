import { BooleanInput, NumberInput, TextArrayInput } from "react-admin"
import type { Timetable } from "#domain/transfers/transfer.ts"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { OptionalGroup } from "#office/ui/content/optional-group.tsx"
import { readTime } from "#office/ui/dates/read-date.ts"

const NO_TIMES: Timetable = { times: [], returnTimes: [], places: null }

/** Departures of shared vans and trains, and whether the carrier needs names. */
export function TimetableInputs() {
  return (
    <>
      <OptionalGroup source="timetable" label="transfers.timetableOn" initial={NO_TIMES}>
        <TextArrayInput source="timetable.times" helperText="transfers.timesHint" />
        <FieldMessage source="timetable.times" />
        <TextArrayInput source="timetable.returnTimes" helperText={false} />
        <FieldMessage source="timetable.returnTimes" />
        <NumberInput
          source="timetable.places"
          label="content.fields.departurePlaces"
          min={1}
          max={500}
          helperText="transfers.departurePlacesHint"
        />
      </OptionalGroup>
      <FieldMessage source="timetable" />
      <BooleanInput source="namesRequired" helperText="transfers.namesHint" />
    </>
  )
}

/** Returns a timetable as the API takes it. The office types times in any order, also as 7:30 or 7h30. */
export function withReadTimes({ times, returnTimes, ...timetable }: Timetable): Timetable {
  const read = (typed: string[]) => [...new Set(typed.map((time) => readTime(time) ?? time))].toSorted()
  return { ...timetable, times: read(times), returnTimes: read(returnTimes) }
}
