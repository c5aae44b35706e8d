import { Box, Typography } from "@mui/material"
import { useLocation, useNavigate } from "react-admin"
import type { RideManifest, RidePassenger } from "#domain/boarding/boarding.ts"
import { pickupText, totalsText } from "#domain/boarding/manifest/manifest-texts.ts"
import { formatDate } from "#i18n/format.ts"
import type { Words } from "#i18n/words.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { PassengerTable } from "#office/departures/page/sheet.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { onScreenOnly, Sheet } from "../page/sheet.tsx"

/** Who rides on a day with each departure of the transfers that have a timetable, to read and to print. */
export default function RidesScreen() {
  const { translate, language, localized } = useWords()
  const { date, transfer, change } = useAsked()
  const { data, error } = useApi<RideManifest[]>(`/departures/rides?date=${date}`)
  const shown = data?.filter((ride) => transfer === "" || ride.transfer._id === transfer)
  const names = new Map(data?.map((ride) => [ride.transfer._id, localized(ride.transfer.name)]))
  const tools = (
    <>
      <Box sx={{ width: { xs: "100%", sm: 200 } }}>
        <DateField label="departures.rides.day" value={date} onChange={(next) => next && change({ date: next })} />
      </Box>
      <SelectField
        label="departures.rides.transfer"
        choices={[...names].map(([id, name]) => ({ id, name }))}
        value={names.has(transfer) ? transfer : ""}
        onChange={(next) => change({ transfer: next })}
        none="departures.rides.all"
        sx={{ width: { xs: "100%", sm: 320 } }}
      />
    </>
  )
  return (
    <Sheet tools={tools} back="/staff/departures" error={error} isLoaded={data !== undefined}>
      <Typography variant="h3" component="h1">
        {translate("departures.rides.title", { date: formatDate(date, language) })}
      </Typography>
      {shown && (
        <>
          {shown.length === 0 && <Typography>{translate("departures.rides.none")}</Typography>}
          {shown
            .filter(({ passengers }) => passengers.length > 0)
            .map((ride) => (
              <Ride key={keyOf(ride)} ride={ride} />
            ))}
          <EmptyRides rides={shown.filter(({ passengers }) => passengers.length === 0)} />
        </>
      )}
    </Sheet>
  )
}

const keyOf = ({ transfer, isReturn, time }: RideManifest) => `${transfer._id} ${isReturn} ${time}`

function Ride({ ride }: { ride: RideManifest }) {
  const words = useWords()
  const { passengers, totals } = ride
  const pickup = (one: RidePassenger) => ({
    time: one.pickupTime === null ? "—" : words.clock(one.pickupTime),
    place: pickupText(one, words),
  })
  return (
    <Box component="section" sx={{ mt: 3, breakInside: "avoid-page" }}>
      <Typography variant="h4" component="h2">
        {timeText(ride, words)} · {wayText(ride, words)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{withDots(placesText(ride, words), totalsText(totals, words))}</Typography>
      <PassengerTable passengers={passengers} pickup={pickup} />
    </Box>
  )
}

/** Departures without bookings, a line for each way: to look at, not to print. */
function EmptyRides({ rides }: { rides: RideManifest[] }) {
  const words = useWords()
  if (rides.length === 0) return null
  const ways = groupBy(rides, (ride) => wayText(ride, words))
  return (
    <Box component="section" sx={{ mt: 3, ...onScreenOnly }}>
      <Typography variant="h4" component="h2">
        {words.translate("departures.rides.empty")}
      </Typography>
      {[...ways].map(([way, departures]) => (
        <Typography key={way} color="text.secondary">
          {way}: {departures.map((ride) => timeText(ride, words)).join(", ")}
        </Typography>
      ))}
    </Box>
  )
}

const timeText = ({ time }: RideManifest, { translate, clock }: Words): string =>
  time === null ? translate("departures.rides.noTime") : clock(time)

const wayText = ({ transfer, isReturn }: RideManifest, { translate, localized }: Words): string =>
  withDots(localized(transfer.name), isReturn && translate("departures.rides.return"))

function placesText({ places, sold }: RideManifest, { translate }: Words): string {
  if (places === null) return ""
  const said = translate("departures.rides.places", { sold, places, left: Math.max(0, places - sold) })
  return sold > places ? `${said} · ${translate("departures.rides.over", { n: sold - places })}` : said
}

/** Keeps the day and the transfer in the address, for Back and for a reload. */
function useAsked() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const date = asked.get("date") ?? hanoiDate()
  const transfer = asked.get("transfer") ?? ""
  const change = (part: { date?: string; transfer?: string }) => {
    const next = { date, transfer, ...part }
    navigate(`/staff/departures/rides?${new URLSearchParams(next)}`)
  }
  return { date, transfer, change }
}
