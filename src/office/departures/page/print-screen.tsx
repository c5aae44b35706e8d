import { Typography } from "@mui/material"
import { useParams } from "react-admin"
import type { Manifest } from "#domain/boarding/boarding.ts"
import { describePickup, summaryText } from "#domain/boarding/manifest/manifest-texts.ts"
import { formatDate } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { PassengerTable, Sheet } from "./sheet.tsx"

/** The manifest on paper: A4 across, without the frame of the back office. */
export default function PrintScreen() {
  const { id = "" } = useParams()
  const { data, error } = useApi<Manifest>(`/departures/${id}/manifest`)
  return (
    <Sheet back={`/staff/departures/${id}/show`} error={error} isLoaded={data !== undefined}>
      {data && <OfDeparture manifest={data} />}
    </Sheet>
  )
}

function OfDeparture({ manifest }: { manifest: Manifest }) {
  const words = useWords()
  const { translate, language, localized, clock } = words
  const { departure, passengers } = manifest
  const { tour, date, startTime, guide, vehicle } = departure
  const calledOff = departure.status === "called-off"
  const crew = [
    guide && `${translate("departures.fields.guide")}: ${guide}`,
    vehicle && `${translate("departures.fields.vehicle")}: ${vehicle}`,
  ]
  return (
    <>
      <Typography variant="h3" component="h1">
        {localized(tour.title)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {formatDate(date, language)}, {clock(startTime)}
        {calledOff && ` · ${translate("departures.states.calledOff")}`}
      </Typography>
      <Typography>{withDots(...crew)}</Typography>
      <Typography>{summaryText(manifest, words)}</Typography>
      <PassengerTable
        passengers={passengers}
        calledOff={calledOff}
        pickup={(one) => describePickup(one, departure, words)}
      />
    </>
  )
}
