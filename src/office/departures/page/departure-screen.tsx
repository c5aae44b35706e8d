import { Alert, Box, Paper, Skeleton, Stack, Typography } from "@mui/material"
import type { Manifest } from "#domain/boarding/boarding.ts"
import { type StaffDeparture, willRunWords } from "#domain/departures/departure.ts"
import { formatDate } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { CrewCard } from "#office/assignments/crew-card.tsx"
import { Only } from "#office/frame/access/only.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Facts } from "#office/ui/facts.tsx"
import { RecordScreen } from "#office/ui/record-screen.tsx"
import { WaitingListCard } from "#office/waiting-list/waiting-list-card.tsx"
import { STATE_TONES, stateOf } from "../format.ts"
import { DepartureActions } from "./departure-actions.tsx"
import { GuideLinksCard } from "./guide-links-card.tsx"
import { ManifestCard } from "./manifest-card.tsx"

/** A departure, with its sales, pending decisions and passengers. */
export default function DepartureScreen() {
  const { localized, day } = useWords()
  return (
    <RecordScreen<StaffDeparture & { id: string }> title={({ tour, date }) => `${localized(tour.title)}, ${day(date)}`}>
      {(departure) => <Content departure={departure} />}
    </RecordScreen>
  )
}

function Content({ departure }: { departure: StaffDeparture }) {
  const { data, error } = useApi<Manifest>(`/departures/${departure._id}/manifest`)
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Heading departure={departure} />
      <Only area="operations">
        <CrewCard departureId={departure._id} isCalledOff={departure.status === "called-off"} />
      </Only>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? <ManifestCard manifest={data} /> : !error && <Skeleton variant="rounded" height={240} />}
      <WaitingListCard departure={departure} />
      <Only area="operations">
        <GuideLinksCard departureId={departure._id} />
      </Only>
    </Stack>
  )
}

function Heading({ departure }: { departure: StaffDeparture }) {
  const { translate, language, localized, dateTime, clock } = useWords()
  const { tour, date, startTime, booked, held, capacity, minimum, decideBy, guide, guidePhone, vehicle } = departure
  const state = stateOf(departure)
  return (
    <Paper variant="outlined" sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <StatusChip label={`departures.states.${state}`} tone={STATE_TONES[state]} />
        {state === "toDecide" && decideBy && (
          <Typography sx={{ fontWeight: 600, color: "warning.main" }}>
            {translate("departures.decideBy", { time: dateTime(decideBy) })}
          </Typography>
        )}
      </Stack>
      <Typography variant="h2" sx={{ mt: 1 }}>
        {localized(tour.title)}
      </Typography>
      <Typography sx={{ fontWeight: 600, mb: 1.5 }}>
        {formatDate(date, language)}, {clock(startTime)}
      </Typography>
      <Box sx={{ maxWidth: 560, mb: 2 }}>
        <Facts
          facts={
            [
              [translate("departures.fields.places"), translate("departures.placesOf", { booked, capacity })],
              [translate("departures.fields.held"), held > 0 && String(held)],
              [
                translate("departures.fields.minimum"),
                minimum !== null && `${minimum} (${willRunWords(departure, language)})`,
              ],
              [translate("departures.fields.guide"), withDots(guide, guidePhone) || "—"],
              [translate("departures.fields.vehicle"), vehicle || "—"],
            ].filter(([, value]) => value !== false) as [string, string][]
          }
        />
      </Box>
      <Only area="operations">
        <DepartureActions departure={departure} />
      </Only>
    </Paper>
  )
}
