import { Alert } from "@mui/material"
import { useState } from "react"
import { AutocompleteInput } from "react-admin"
import type { ScheduleAssigned } from "#domain/assignments/assignment.ts"
import { reasonWords } from "#domain/assignments/reason-words.ts"
import type { Resource } from "#domain/resources/resource.ts"
import { fold } from "#lib/text/fold.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Row } from "#office/ui/row.tsx"

type Values = { resourceId: string | null; from: string; to: string }
type Choice = { id: string; name: string; kind: Resource["kind"] }

const SHOWN_FIRST_DAYS = 30

/** Assigns somebody or something to the coming departures of a schedule. Then it lists the days that weren't free. */
export function ScheduleCrewDialog({ scheduleId, onClose }: { scheduleId: string; onClose: () => void }) {
  const { translate } = useWords()
  const { data: resources = [] } = useApi<Resource[]>("/resources?limit=500")
  const [done, setDone] = useState<ScheduleAssigned>()
  const choices: Choice[] = resources.map(({ _id, name, kind }) => ({ id: _id, name, kind }))
  return (
    <FormDialog<Values>
      title="assignments.schedule.title"
      values={{ resourceId: null, from: hanoiDate(), to: addDays(hanoiDate(), SHOWN_FIRST_DAYS) }}
      save={async ({ resourceId, from, to }, key) => {
        const body = { resourceId, from: from ?? "", to: to ?? "" }
        setDone((await callApi(`/crews/schedules/${scheduleId}`, { method: "POST", body, key })).data)
      }}
      isReady={({ resourceId }) => Boolean(resourceId)}
      onDone={() => undefined}
      submit="assignments.submit"
      onClose={onClose}
    >
      <Hint sx={{ mb: 1 }}>{translate("assignments.schedule.about")}</Hint>
      <AutocompleteInput
        source="resourceId"
        label="assignments.schedule.who"
        choices={choices}
        groupBy={({ kind }: Choice) => translate(`resources.kinds.${kind}`)}
        matchSuggestion={(typed: string, { name }: Choice) => fold(name).includes(fold(typed))}
        translateChoice={false}
      />
      <Row columns={2}>
        <DateInput source="from" label="assignments.schedule.from" />
        <DateInput source="to" label="assignments.schedule.to" />
      </Row>
      {done && <Outcome {...done} />}
    </FormDialog>
  )
}

function Outcome({ assigned, refused }: ScheduleAssigned) {
  const { translate, language, day } = useWords()
  return (
    <Alert severity={refused.length ? "warning" : "success"} role="status" sx={{ mt: 1 }}>
      {translate("assignments.schedule.done", { smart_count: assigned })}
      {refused.length > 0 && ` ${translate("assignments.schedule.refused")}`}
      {refused.map(({ departureId, date, reasons }) => (
        <div key={departureId}>
          {day(date)}: {reasons.map((reason) => reasonWords(reason, language)).join("; ")}
        </div>
      ))}
    </Alert>
  )
}
