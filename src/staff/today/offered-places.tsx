import CallIcon from "@mui/icons-material/Call"
import { IconButton, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { OfferedParty } from "#features/waiting-list/waiting-list.ts"
import { formatDate, formatDateTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage } from "#i18n/localized.ts"
import { telLink } from "#lib/tel-link.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
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
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { name, phone, email, adults, childAges, tour, date, departureId, offeredUntil } = party
  return (
    <ListRow
      to={`/staff/departures/${departureId}/show`}
      title={`${name} · ${formatParty({ adults, children: childAges.length, childAges }, language)}`}
      lines={[`${inLanguage(tour.title, language)}, ${formatDate(date, language, "short")}`, phone || email]}
      notes={
        <Typography sx={{ fontWeight: 600, color: "warning.main" }}>
          {translate("waitingList.statuses.offered", { time: formatDateTime(offeredUntil ?? new Date(), language) })}
        </Typography>
      }
    >
      {phone && (
        <IconButton href={telLink(phone)} aria-label={`${translate("bookings.actions.call")} ${phone}`}>
          <CallIcon />
        </IconButton>
      )}
    </ListRow>
  )
}
