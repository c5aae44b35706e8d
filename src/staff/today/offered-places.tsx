import { Typography } from "@mui/material"
import type { OfferedParty } from "#features/waiting-list/waiting-list.ts"
import { useWords } from "#staff/hooks/use-words.ts"
import { CallButton } from "#staff/ui/contact-buttons.tsx"
import { ListRow } from "../ui/list-row.tsx"
import { TodayCard } from "./today-card.tsx"

type Row = OfferedParty & { id: string }

/** Parties that have to hear of their places before the time is over. Hidden if there are none. */
export function OfferedPlaces() {
  return (
    <TodayCard<Row>
      title="waitingList.offered"
      resource="waitingList"
      filter={{}}
      perPage={200}
      refetchInterval={60_000}
      row={(party) => <OfferedRow key={party.id} party={party} />}
    />
  )
}

function OfferedRow({ party }: { party: Row }) {
  const words = useWords()
  const { translate, localized, day, dateTime } = words
  const { name, phone, email, adults, childAges, tour, date, departureId, offeredUntil } = party
  return (
    <ListRow
      to={`/staff/departures/${departureId}/show`}
      title={`${name} · ${words.party({ adults, children: childAges.length, childAges })}`}
      lines={[`${localized(tour.title)}, ${day(date)}`, phone || email]}
      notes={
        <Typography sx={{ fontWeight: 600, color: "warning.main" }}>
          {translate("waitingList.statuses.offered", { time: dateTime(offeredUntil ?? new Date()) })}
        </Typography>
      }
    >
      {phone && <CallButton phone={phone} />}
    </ListRow>
  )
}
