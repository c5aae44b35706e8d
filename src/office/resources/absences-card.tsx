import AddIcon from "@mui/icons-material/Add"
import { useState } from "react"
import { TextInput } from "react-admin"
import type { Absence } from "#domain/resources/resource.ts"
import { hanoiDate } from "#lib/today.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { saveRow } from "#office/frame/http.ts"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { RemoveButton } from "#office/ui/forms/remove-button.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Row } from "#office/ui/row.tsx"
import { Section } from "#office/ui/section.tsx"

type Props = { resourceId: string; absences: Absence[] }

/** The days off that are not over. */
export function AbsencesCard({ resourceId, absences }: Props) {
  const { translate, day } = useWords()
  const ahead = absences.filter(({ to }) => to >= hanoiDate())
  const add = (
    <DialogButton
      label="resources.absences.add"
      size="small"
      startIcon={<AddIcon />}
      dialog={(onClose) => <AbsenceDialog resourceId={resourceId} onClose={onClose} />}
    />
  )
  return (
    <Section title="resources.absences.title" action={add}>
      {ahead.length === 0 && <Hint>{translate("resources.absences.none")}</Hint>}
      {ahead.map((absence) => (
        <ListRow
          key={absence._id}
          title={absence.from === absence.to ? day(absence.from) : `${day(absence.from)} – ${day(absence.to)}`}
          lines={[absence.reason].filter(Boolean)}
        >
          <DialogButton
            label="resources.edit"
            variant="outlined"
            size="small"
            dialog={(onClose) => <AbsenceDialog resourceId={resourceId} absence={absence} onClose={onClose} />}
          />
          <RemoveButton path={`/resources/absences/${absence._id}`} texts="resources.absences" size="small" />
        </ListRow>
      ))}
    </Section>
  )
}

type Values = Pick<Absence, "from" | "to" | "reason">

function AbsenceDialog({
  resourceId,
  absence,
  onClose,
}: {
  resourceId: string
  absence?: Absence
  onClose: () => void
}) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(absence)
  const save = ({ from, to, reason }: Typed<Values>, key: string) => {
    const days = { from: from ?? "", to: to || from || "", reason: reason ?? "" }
    return saveRow("/resources/absences", opened, opened ? days : { resourceId, ...days }, key)
  }
  return (
    <FormDialog<Values>
      title={opened ? "resources.absences.edit" : "resources.absences.add"}
      values={opened ?? { from: "", to: "", reason: "" }}
      save={save}
      done="resources.absences.saved"
      submit="resources.save"
      onClose={onClose}
    >
      <Row columns={2}>
        <DateInput source="from" label="resources.absences.from" />
        <DateInput source="to" label="resources.absences.to" />
      </Row>
      <TextInput source="reason" label="resources.absences.reason" />
    </FormDialog>
  )
}
