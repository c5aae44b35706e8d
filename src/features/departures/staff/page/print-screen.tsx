import PrintIcon from "@mui/icons-material/Print"
import { Alert, Box, Stack, Typography } from "@mui/material"
import { useParams, useTranslate } from "react-admin"
import { stateOf } from "#features/bookings/booking.ts"
import type { Manifest, StaffDeparture, StaffPassenger } from "#features/departures/departure.ts"
import { formatDate, formatDateTime, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage } from "#i18n/localized.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import {
  balanceText,
  describePickup,
  listsTravelers,
  paymentText,
  refundText,
  totalsText,
  travelersText,
  wishesText,
} from "./manifest-texts.ts"

const onScreenOnly = { "@media print": { display: "none" } }
const COLUMNS = ["pickup", "guest", "people", "travelers", "phone", "wishes", "payment"] as const

const sheet = {
  bgcolor: "#fff",
  minHeight: "100vh",
  p: { xs: 2, sm: 4 },
  overflowX: "auto",
  "@media print": { p: 0 },
  "@page": { size: "A4 landscape", margin: "12mm" },
  table: { width: "100%", borderCollapse: "collapse", fontSize: 13, mt: 2 },
  "th, td": { textAlign: "left", verticalAlign: "top", p: 0.75, border: "1px solid #8c7f68" },
  th: { bgcolor: "#fbf6ec" },
  thead: { display: "table-header-group" },
  tr: { breakInside: "avoid" },
} as const

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
  const withNames = listsTravelers(manifest)
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
      <table>
        <thead>
          <tr>
            {COLUMNS.filter((column) => withNames || column !== "travelers").map((column) => (
              <th key={column} scope="col">
                {translate(`departures.manifest.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {passengers.map((one) => (
            <Line key={one._id} one={one} departure={departure} withNames={withNames} />
          ))}
        </tbody>
      </table>
      <Hint sx={{ mt: 1 }}>
        {translate("departures.manifest.printedAt", { time: formatDateTime(new Date(), language) })}
      </Hint>
    </>
  )
}

type LineProps = { one: StaffPassenger; departure: StaffDeparture; withNames: boolean }

function Line({ one, departure, withNames }: LineProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const calledOff = departure.status === "called-off"
  return (
    <tr>
      <td>
        <Pickup {...describePickup(one, departure, translate, language)} />
      </td>
      <td>
        <strong>{one.name}</strong>
        <br />
        {one.reference} · {translate(`bookings.status.${stateOf({ ...one, calledOff })}`)} ·{" "}
        {translate(`bookings.languages.${one.language}`)}
      </td>
      <td>{formatParty(one, language)}</td>
      {withNames && <td style={{ whiteSpace: "pre-wrap" }}>{travelersText(one, translate)}</td>}
      <td style={{ whiteSpace: "nowrap" }}>{one.phone}</td>
      <td style={{ whiteSpace: "pre-wrap" }}>{wishesText(one, translate, language)}</td>
      <td>{(calledOff ? refundText : paymentText)(one, translate, language)}</td>
    </tr>
  )
}

function Pickup({ time, place }: ReturnType<typeof describePickup>) {
  return (
    <>
      <strong>{time}</strong>
      <br />
      {place}
    </>
  )
}
