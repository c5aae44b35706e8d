import PrintIcon from "@mui/icons-material/Print"
import { Alert, Box, Stack } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import type { DayPassenger, RidePassenger, StaffPassenger } from "#domain/boarding/boarding.ts"
import {
  flightText,
  listsTravelers,
  paymentText,
  refundText,
  travelersText,
  wishesText,
} from "#domain/boarding/manifest/manifest-texts.ts"
import { stateOf } from "#domain/bookings/booking.ts"
import { now } from "#lib/clock.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"

/** A4, without the frame of the back office. */
const look = {
  bgcolor: "#fff",
  minHeight: "100vh",
  p: { xs: 2, sm: 4 },
  overflowX: "auto",
  // Half of a table's border lies beside it, and would be cut.
  "@media print": { p: 0, overflow: "visible", a: { color: "inherit", textDecoration: "none" } },
  // On a phone the table is scrolled, so that its columns stay readable.
  table: { width: "100%", borderCollapse: "collapse", fontSize: 13, mt: 2 },
  "@media screen": { table: { minWidth: { xs: 820, md: 0 } } },
  "th, td": { textAlign: "left", verticalAlign: "top", p: 0.75, border: "1px solid #8c7f68" },
  th: { bgcolor: "#fbf6ec" },
  thead: { display: "table-header-group" },
  tr: { breakInside: "avoid" },
} as const

export const onScreenOnly = { "@media print": { display: "none" } }

type Props = {
  /** Beside the buttons, on the screen only. */
  tools?: ReactNode
  /** The address that the list was opened from. */
  back: string
  error: Error | null
  isLoaded: boolean
  /** Prints upright rather than across. */
  isPortrait?: boolean
  children: ReactNode
}

/** The screen of a list to print, with what prints it and leads back. Says when it was printed. */
export function Sheet({ tools, back, error, isLoaded, isPortrait = false, children }: Props) {
  const { translate, dateTime } = useWords()
  return (
    <Box
      component="main"
      sx={{ ...look, "@page": { size: isPortrait ? "A4 portrait" : "A4 landscape", margin: "12mm" } }}
    >
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "flex-start", gap: 1, mb: 2, ...onScreenOnly }}>
        {tools}
        <ActionButton
          label="departures.manifest.printNow"
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={!isLoaded}
          onClick={() => window.print()}
        />
        <ActionButton label="departures.manifest.back" to={back} />
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {children}
      {isLoaded && (
        <Hint sx={{ mt: 1 }}>{translate("departures.manifest.printedAt", { time: dateTime(new Date(now())) })}</Hint>
      )}
    </Box>
  )
}

const COLUMNS = ["pickup", "guest", "people", "travelers", "dropoff", "flight", "phone", "wishes", "payment"] as const
type Column = (typeof COLUMNS)[number]

type Listed = StaffPassenger | RidePassenger | DayPassenger

type PassengerTableProps<One> = {
  passengers: One[]
  calledOff?: boolean
  pickup: (one: One) => { time: string; place: string }
}

/** The bookings of a departure on paper. Names and drop-off have columns where they are known. */
export function PassengerTable<One extends Listed>({
  passengers,
  calledOff = false,
  pickup,
}: PassengerTableProps<One>) {
  const translate = useTranslate()
  const hidden: Partial<Record<Column, boolean>> = {
    travelers: !listsTravelers({ passengers }),
    flight: !passengers.some((one) => "flight" in one && one.flight),
    dropoff: !passengers.some((one) => "dropoffPlace" in one),
  }
  const columns = COLUMNS.filter((column) => !hidden[column])
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {translate(`departures.manifest.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {passengers.map((one) => (
          <Line key={one._id} one={one} columns={columns} calledOff={calledOff} pickup={pickup(one)} />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = {
  one: Listed
  columns: Column[]
  calledOff: boolean
  pickup: { time: string; place: string }
}

function Line({ one, columns, calledOff, pickup }: LineProps) {
  const words = useWords()
  const { translate, localized, party } = words
  return (
    <tr>
      <td>
        <strong>{pickup.time}</strong>
        <br />
        {pickup.place}
      </td>
      <td>
        <strong>{one.name}</strong>
        <br />
        {one.reference} · {translate(`bookings.status.${stateOf({ ...one, calledOff })}`)} ·{" "}
        {translate(`bookings.languages.${one.language}`)}
      </td>
      <td>{party(one)}</td>
      {columns.includes("travelers") && <td style={{ whiteSpace: "pre-wrap" }}>{travelersText(one, words)}</td>}
      {columns.includes("dropoff") && (
        <td>{"dropoffPlace" in one && one.dropoffPlace && localized(one.dropoffPlace)}</td>
      )}
      {columns.includes("flight") && <td>{"flight" in one && flightText(one, words)}</td>}
      <td style={{ whiteSpace: "nowrap" }}>{one.phone}</td>
      <td style={{ whiteSpace: "pre-wrap" }}>{wishesText(one, words)}</td>
      <td>{(calledOff ? refundText : paymentText)(one, words)}</td>
    </tr>
  )
}
