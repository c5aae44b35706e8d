import { Alert, Skeleton, Stack, Typography } from "@mui/material"
import { Title } from "react-admin"
import type { GuideDeparture, GuideManifest } from "#domain/boarding/boarding.ts"
import { totalsText } from "#domain/boarding/manifest/manifest-texts.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"
import { GuidePassenger } from "./guide-passenger.tsx"

/** What a guide sees: who comes along today, and the departures that follow. */
export function OwnDepartures() {
  const { translate } = useWords()
  const { data, error } = useApi<GuideDeparture[]>("/guide/departures", { refetchInterval: 60_000 })
  const today = data?.filter(({ isToday }) => isToday) ?? []
  const later = data?.filter(({ isToday }) => !isToday) ?? []
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 720 }}>
      <Title title="staff.today" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && today.length === 0 && (
        <Section title="departures.own.today">
          <Typography color="text.secondary">{translate("departures.own.noneToday")}</Typography>
        </Section>
      )}
      {today.map((departure) => (
        <OwnManifest key={departure._id} departure={departure} />
      ))}
      {data && (
        <Section title="departures.own.later">
          <Hint>{translate("departures.own.laterHint")}</Hint>
          {later.length === 0 && <Typography>{translate("departures.own.noneLater")}</Typography>}
          {later.map((departure) => (
            <LaterRow key={departure._id} departure={departure} />
          ))}
        </Section>
      )}
    </Stack>
  )
}

/** The guests of a departure of today, in the order in which they are picked up. */
function OwnManifest({ departure: { _id, tour } }: { departure: GuideDeparture }) {
  const words = useWords()
  const { translate, localized, day, clock } = words
  const { data: manifest, error } = useApi<GuideManifest>(`/guide/departures/${_id}/manifest`)
  const isCalledOff = manifest?.status === "called-off"
  return (
    <Section title={localized(tour)}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!manifest && !error && <Skeleton variant="rounded" height={160} />}
      {manifest && (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {withDots(day(manifest.date), clock(manifest.startTime), manifest.vehicle)}
          </Typography>
          {isCalledOff && (
            <Alert severity="error" sx={{ my: 1 }}>
              {translate("departures.own.cancelled")}
            </Alert>
          )}
          <Typography>
            {manifest.passengers.length === 0
              ? translate("departures.manifest.empty")
              : totalsText(manifest.totals, words)}
          </Typography>
          {manifest.passengers.map((passenger) => (
            <GuidePassenger key={passenger.reference} passenger={passenger} isCalledOff={isCalledOff} />
          ))}
        </>
      )}
    </Section>
  )
}

function LaterRow({ departure }: { departure: GuideDeparture }) {
  const { translate, localized, day, clock } = useWords()
  const { tour, date, startTime, status, vehicle, people } = departure
  return (
    <ListRow
      title={localized(tour)}
      chips={status === "called-off" && <StatusChip label="departures.states.calledOff" tone="danger" />}
      lines={[
        withDots(`${day(date)}, ${clock(startTime)}`, translate("bookings.people", { smart_count: people }), vehicle),
      ]}
    />
  )
}
