import { Typography } from "@mui/material"
import { useParams, useTranslate } from "react-admin"
import type { Manifest } from "#features/departures/departure.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { balanceText, describePickup, totalsText } from "./manifest-texts.ts"
import { PassengerTable } from "./passenger-table.tsx"
import { Sheet } from "./sheet.tsx"

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
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { departure, passengers, totals } = manifest
  const { tour, date, startTime, guide, vehicle } = departure
  const calledOff = departure.status === "called-off"
  const crew = [
    guide && `${translate("departures.fields.guide")}: ${guide}`,
    vehicle && `${translate("departures.fields.vehicle")}: ${vehicle}`,
  ]
  return (
    <>
      <Typography variant="h3" component="h1">
        {inLanguage(tour.title, language)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {formatDate(date, language)}, {formatTime(startTime, language)}
        {calledOff && ` · ${translate("departures.states.calledOff")}`}
      </Typography>
      <Typography>{crew.filter(Boolean).join(" · ")}</Typography>
      <Typography>
        {[totalsText(totals, translate, language), balanceText(manifest, translate, language)]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      <PassengerTable
        passengers={passengers}
        calledOff={calledOff}
        pickup={(one) => describePickup(one, departure, translate, language)}
      />
    </>
  )
}
