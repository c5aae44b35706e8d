import PrintIcon from "@mui/icons-material/Print"
import { Alert, Box, Stack, Typography } from "@mui/material"
import { useParams, useTranslate } from "react-admin"
import type { Manifest } from "#features/departures/departure.ts"
import { formatDate, formatDateTime, formatTime } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { balanceText, describePickup, totalsText } from "./manifest-texts.ts"
import { PassengerTable } from "./passenger-table.tsx"
import { onScreenOnly, sheet } from "./sheet.ts"

/** The manifest on paper: A4 across, without the frame of the back office. */
export default function PrintScreen() {
  const { id = "" } = useParams()
  const { data, error } = useApi<Manifest>(`/departures/${id}/manifest`)
  return (
    <Box component="main" sx={sheet}>
      <Stack direction="row" sx={{ gap: 1, mb: 2, ...onScreenOnly }}>
        <ActionButton
          label="departures.manifest.printNow"
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!data}
          onClick={() => window.print()}
        />
        <ActionButton label="departures.manifest.back" to={`/staff/departures/${id}/show`} />
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Sheet manifest={data} />}
    </Box>
  )
}

function Sheet({ manifest }: { manifest: Manifest }) {
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
      <Hint sx={{ mt: 1 }}>
        {translate("departures.manifest.printedAt", { time: formatDateTime(new Date(), language) })}
      </Hint>
    </>
  )
}
