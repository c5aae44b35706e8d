import { Alert, Link, Typography } from "@mui/material"
import { useState } from "react"
import { LinkBase, TextInput, useTranslate } from "react-admin"
import type { CloseOut, StillBooked } from "#domain/departures/departure.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Row } from "#office/ui/row.tsx"
import { Section } from "#office/ui/section.tsx"

/** Days on which a tour takes no bookings. */
export function CloseOutsSection({ tourId }: { tourId: string }) {
  const { translate, day, clock } = useWords()
  const { call, isSending } = useCall()
  const [booked, setBooked] = useState<StillBooked[]>([])
  const { data: closeOuts } = useApi<CloseOut[]>(`/departures/close-outs?tourId=${encodeURIComponent(tourId)}`)
  return (
    <Section
      title="departures.closeOuts.title"
      action={
        <DialogButton
          label="departures.closeOuts.add"
          variant="outlined"
          dialog={(onClose) => <CloseOutDialog {...{ tourId, setBooked, onClose }} />}
        />
      }
    >
      <Hint>{translate("departures.closeOuts.about")}</Hint>
      {booked.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate("departures.closeOuts.booked")}{" "}
          {booked.map(({ _id, date, startTime }) => (
            <Link key={_id} component={LinkBase} to={`/staff/departures/${_id}/show`} sx={{ mr: 1.5 }}>
              {day(date)}, {clock(startTime)}
            </Link>
          ))}
        </Alert>
      )}
      {closeOuts?.length === 0 && <Typography sx={{ mt: 1 }}>{translate("departures.closeOuts.none")}</Typography>}
      {closeOuts?.map(({ _id, from, to, reason }) => (
        <ListRow key={_id} title={from === to ? day(from) : `${day(from)} – ${day(to)}`} lines={[reason]}>
          <ActionButton
            label="departures.closeOuts.open"
            disabled={isSending}
            onClick={() =>
              call({ path: `/departures/close-outs/${_id}`, method: "DELETE", done: "departures.closeOuts.opened" })
            }
          />
        </ListRow>
      ))}
    </Section>
  )
}

type DialogProps = { tourId: string; setBooked: (booked: StillBooked[]) => void; onClose: () => void }

function CloseOutDialog({ tourId, setBooked, onClose }: DialogProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="departures.closeOuts.add"
      values={{ from: "", to: "", reason: "" }}
      save={async ({ from, to, reason }, key) => {
        const body = { tourId, from: from ?? "", to: to || from || "", reason: reason ?? "" }
        setBooked((await callApi("/departures/close-outs", { method: "POST", body, key })).booked)
      }}
      done="departures.closeOuts.saved"
      submit="departures.closeOuts.add"
      onClose={onClose}
    >
      <Row columns={2}>
        <DateInput source="from" label="departures.fields.from" />
        <DateInput source="to" label="departures.fields.to" />
      </Row>
      <TextInput
        source="reason"
        label="departures.fields.reason"
        helperText={translate("departures.hints.closeOutReason")}
      />
    </FormDialog>
  )
}
