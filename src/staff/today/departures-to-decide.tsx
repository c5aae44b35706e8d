import { Box, Button, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { LinkBase, useGetList, useTranslate } from "react-admin"
import type { StaffDeparture } from "#features/departures/departure.ts"
import { CallOffDialog } from "#features/departures/staff/call-off-dialog.tsx"
import { decisionsUntil } from "#features/departures/staff/format.ts"
import { formatDate, formatInstant } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { DoneRow } from "#staff/ui/done-row.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { useLingering } from "#staff/ui/use-lingering.ts"

type Row = StaffDeparture & { id: string }

/** Departures below their minimum whose decision is due: do they run? */
export function DeparturesToDecide() {
  const translate = useTranslate()
  const [calledOff, setCalledOff] = useState<Row>()
  const due = { undecided: "true", decideUntil: decisionsUntil() }
  const { data = [], total } = useGetList<Row>("departures", {
    filter: due,
    pagination: { page: 1, perPage: 5 },
  })
  const { rows, doneOf, linger } = useLingering("departures", data)
  const filter = JSON.stringify(due)
  return (
    <Section
      title={translate("departures.toDecide.title")}
      action={
        total !== undefined &&
        total > data.length && (
          <Button component={LinkBase} to={`/staff/departures?${new URLSearchParams({ filter })}`}>
            {translate("staff.todayScreen.all", { n: total })}
          </Button>
        )
      }
    >
      {total === 0 && rows.length === 0 && (
        <Typography color="text.secondary">{translate("departures.toDecide.none")}</Typography>
      )}
      {rows.map((departure) => (
        <Undecided
          key={departure.id}
          departure={departure}
          done={doneOf(departure.id)}
          onGuaranteed={() => linger(departure, "departures.actions.guaranteed")}
          onCallOff={() => setCalledOff(departure)}
        />
      ))}
      {calledOff && <CallOffDialog departure={calledOff} onClose={() => setCalledOff(undefined)} />}
    </Section>
  )
}

type UndecidedProps = {
  departure: Row
  done: string | undefined
  onGuaranteed: () => void
  onCallOff: () => void
}

function Undecided({ departure, done, onGuaranteed, onCallOff }: UndecidedProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { id, tour, date, startTime, booked, minimum, decideBy } = departure
  const isLate = decideBy !== null && Date.parse(decideBy) < Date.now()
  const guarantee = () =>
    call({ path: `/departures/${id}/guarantee`, done: "departures.actions.guaranteed", onDone: onGuaranteed })
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box
        component={LinkBase}
        to={`/staff/departures/${id}/show`}
        sx={{ flex: "1 1 220px", minWidth: 0, color: "inherit", textDecoration: "none" }}
      >
        <Typography sx={{ fontWeight: 600 }}>{inLanguage(tour.title, language)}</Typography>
        <Typography variant="body2">
          {formatDate(date, language, "short")}, {startTime} ·{" "}
          {translate("departures.toDecide.booked", { booked, minimum: minimum ?? 0 })}
        </Typography>
        {decideBy && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: isLate ? "error.main" : "warning.main" }}>
            {translate("departures.toDecide.by", { time: formatInstant(decideBy, language) })}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        {done ? (
          <DoneRow done={done} />
        ) : (
          <>
            <Button variant="contained" disabled={isSending} onClick={guarantee}>
              {translate("departures.actions.guarantee")}
            </Button>
            <Button variant="outlined" color="error" onClick={onCallOff}>
              {translate("departures.actions.callOff")}
            </Button>
          </>
        )}
      </Stack>
    </Box>
  )
}
