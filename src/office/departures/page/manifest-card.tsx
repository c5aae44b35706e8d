import DownloadIcon from "@mui/icons-material/Download"
import PrintIcon from "@mui/icons-material/Print"
import { Box, Link, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { LinkBase } from "react-admin"
import type { Manifest, StaffPassenger } from "#domain/boarding/boarding.ts"
import {
  describePickup,
  paymentText,
  refundText,
  summaryText,
  travelersText,
  wishesText,
} from "#domain/boarding/manifest/manifest-texts.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { MoveBookingDialog } from "#office/bookings/actions/move-booking-dialog.tsx"
import { BookingChip } from "#office/bookings/booking-chip.tsx"
import { BookingChatButton } from "#office/contact-log/chat-buttons.tsx"
import { Only } from "#office/frame/access/only.tsx"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { saveFile } from "#office/ui/save-file.ts"
import { Section } from "#office/ui/section.tsx"
import { NoEmail } from "../no-email.tsx"

/** Lists the passengers in order of pick-up. */
export function ManifestCard({ manifest }: { manifest: Manifest }) {
  const words = useWords()
  const { translate } = words
  const { run, isRunning } = useTask()
  const { departure, passengers } = manifest
  const { _id } = departure
  const exportXlsx = () => run(() => saveFile(`/exports/departures/${_id}/sheet`))
  return (
    <Section
      title="departures.manifest.title"
      action={
        passengers.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, justifyContent: "flex-end" }}>
            <ActionButton
              label="departures.manifest.print"
              to={`/staff/departures/${_id}/print`}
              startIcon={<PrintIcon />}
            />
            <ActionButton
              label="departures.manifest.xlsx"
              startIcon={<DownloadIcon />}
              disabled={isRunning}
              onClick={exportXlsx}
            />
          </Stack>
        )
      }
    >
      {passengers.length === 0 ? (
        <Typography color="text.secondary">{translate("departures.manifest.empty")}</Typography>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{summaryText(manifest, words)}</Typography>
      )}
      {passengers.map((passenger) => (
        <PassengerRow key={passenger._id} passenger={passenger} departure={departure} />
      ))}
    </Section>
  )
}

const columns = { md: "72px minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) auto" }

function PassengerRow({ passenger, departure }: { passenger: StaffPassenger; departure: StaffDeparture }) {
  const words = useWords()
  const { translate } = words
  const [isMoving, setMoving] = useState(false)
  const { _id, status, name, email, staffNote } = passenger
  const pickup = describePickup(passenger, departure, words)
  const travelers = travelersText(passenger, words)
  const wishes = wishesText(passenger, words)
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: columns,
        columnGap: 2,
        rowGap: 0.5,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
        mt: 1,
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>{pickup.time}</Typography>
      <Guest passenger={passenger} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{pickup.place}</Typography>
        {travelers && (
          <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {travelers}
          </Typography>
        )}
        {wishes && (
          <Typography variant="body2" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontWeight: 600 }}>
            {wishes}
          </Typography>
        )}
        {staffNote && (
          <Hint sx={{ overflowWrap: "anywhere" }}>
            {translate("departures.manifest.note")}: {staffNote}
          </Hint>
        )}
      </Box>
      <State passenger={passenger} calledOff={departure.status === "called-off"} />
      <Box>
        {(status === "pending" || status === "confirmed") && (
          <Only area="sales">
            <ActionButton
              label="departures.manifest.moveGuest"
              size="small"
              onClick={() => setMoving(true)}
              aria-label={`${translate("departures.manifest.moveGuest")}: ${name || email}`}
            />
          </Only>
        )}
      </Box>
      {isMoving && <MoveBookingDialog bookingId={_id} onClose={() => setMoving(false)} />}
    </Box>
  )
}

function Guest({ passenger }: { passenger: StaffPassenger }) {
  const { translate, party } = useWords()
  const { _id, name, email, phone, reference } = passenger
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={LinkBase} to={`/staff/bookings/${_id}/show`} sx={{ fontWeight: 600 }}>
        {name || email}
      </Link>
      <Typography variant="body2">{party(passenger)}</Typography>
      <Typography variant="body2">
        <Link href={telLink(phone)} sx={{ display: "inline-block", py: 0.5 }}>
          {phone}
        </Link>{" "}
        · {translate(`bookings.languages.${passenger.language}`)}
      </Typography>
      <Hint>{reference}</Hint>
      <BookingChatButton bookingId={_id} {...{ name, phone }} language={passenger.language} />
    </Box>
  )
}

function State({ passenger, calledOff }: { passenger: StaffPassenger; calledOff: boolean }) {
  const words = useWords()
  const { status, email, placesHeld } = passenger
  return (
    <Box>
      <BookingChip booking={{ status, calledOff }} />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {(calledOff ? refundText : paymentText)(passenger, words)}
      </Typography>
      {calledOff && email === "" && <NoEmail />}
      {!placesHeld && !calledOff && (
        <Typography variant="body2" color="warning.main">
          {words.translate("departures.manifest.noPlaces")}
        </Typography>
      )}
    </Box>
  )
}
