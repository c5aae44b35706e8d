import AddIcon from "@mui/icons-material/Add"
import { Stack, Typography } from "@mui/material"
import type { Assignment } from "#domain/assignments/assignment.ts"
import { reasonWords } from "#domain/assignments/reason-words.ts"
import { RESOURCE_KINDS } from "#domain/resources/resource.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { CallButton } from "#office/ui/contact-buttons.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"
import { PickDialog } from "./pick-dialog.tsx"

type Props = { departureId: string; isCalledOff: boolean }

/** Who and what goes on a departure. */
export function CrewCard({ departureId, isCalledOff }: Props) {
  const { translate } = useWords()
  const { data: crew } = useApi<Assignment[]>(`/crews/${departureId}`)
  return (
    <Section title="assignments.title">
      <Hint sx={{ mb: 1 }}>{translate(crew?.length === 0 ? "assignments.none" : "assignments.about")}</Hint>
      {crew?.toSorted(byKind).map((one) => (
        <AssignedRow key={one._id} departureId={departureId} assigned={one} />
      ))}
      {!isCalledOff && (
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}>
          {RESOURCE_KINDS.map((kind) => (
            <DialogButton
              key={kind}
              label={`assignments.assign.${kind}`}
              variant="outlined"
              size="small"
              startIcon={<AddIcon />}
              dialog={(onClose) => <PickDialog departureId={departureId} kind={kind} onClose={onClose} />}
            />
          ))}
        </Stack>
      )}
    </Section>
  )
}

const byKind = (a: Assignment, b: Assignment) => RESOURCE_KINDS.indexOf(a.kind) - RESOURCE_KINDS.indexOf(b.kind)

function AssignedRow({ departureId, assigned }: { departureId: string; assigned: Assignment }) {
  const { translate, language } = useWords()
  const { call, isSending } = useCall()
  const { _id, resourceId, kind, name, phone, overrideReason, reasons } = assigned
  const remove = () => call({ path: `/crews/${departureId}/${_id}`, method: "DELETE", done: "assignments.removed" })
  const because = overrideReason === "migrated" ? translate("assignments.migrated") : overrideReason
  return (
    <ListRow
      to={`/staff/resources/${resourceId}/show`}
      title={name}
      lines={[withDots(translate(`resources.kinds.${kind}`), phone)]}
      notes={
        <>
          {because && <Typography variant="body2">{translate("assignments.because", { reason: because })}</Typography>}
          {reasons.map((reason) => (
            <Typography key={reasonWords(reason, language)} variant="body2" sx={{ color: "warning.main" }}>
              {reasonWords(reason, language)}
            </Typography>
          ))}
        </>
      }
    >
      {phone && <CallButton phone={phone} />}
      <ActionButton label="assignments.remove" size="small" disabled={isSending} onClick={remove} />
    </ListRow>
  )
}
