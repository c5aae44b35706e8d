import DownloadIcon from "@mui/icons-material/Download"
import PrintIcon from "@mui/icons-material/Print"
import { Box, Link, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { type HttpError, LinkBase, useNotify, useTranslate } from "react-admin"
import { MoveBookingDialog } from "#features/bookings/staff/actions/move-booking-dialog.tsx"
import { BookingChip } from "#features/bookings/staff/booking-chip.tsx"
import type { Manifest, StaffDeparture, StaffPassenger } from "#features/departures/departure.ts"
import { formatParty } from "#i18n/format-party.ts"
import { telLink } from "#lib/tel-link.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { Section } from "#staff/ui/section.tsx"
import { NoEmail } from "../no-email.tsx"
import {
  balanceText,
  describePickup,
  paymentText,
  refundText,
  totalsText,
  travelersText,
  wishesText,
} from "./manifest-texts.ts"

/** Lists the passengers in order of pick-up. */
export function ManifestCard({ manifest }: { manifest: Manifest }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const notify = useNotify()
  const { departure, passengers, totals } = manifest
  const exportXlsx = async () => {
    try {
      const { saveManifest } = await import("./manifest-xlsx.ts")
      await saveManifest(manifest, translate, language)
    } catch (error) {
      notify((error as HttpError).message, { type: "error" })
    }
  }
  return (
    <Section
      title="departures.manifest.title"
      action={
        passengers.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, justifyContent: "flex-end" }}>
            <ActionButton
              label="departures.manifest.print"
              to={`/staff/departures/${departure._id}/print`}
              startIcon={<PrintIcon />}
            />
            <ActionButton label="departures.manifest.xlsx" startIcon={<DownloadIcon />} onClick={exportXlsx} />
          </Stack>
        )
      }
    >
      {passengers.length === 0 ? (
        <Typography color="text.secondary">{translate("departures.manifest.empty")}</Typography>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>
          {[totalsText(totals, translate, language), balanceText(manifest, translate, language)]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      )}
      {passengers.map((passenger) => (
        <PassengerRow key={passenger._id} passenger={passenger} departure={departure} />
      ))}
    </Section>
  )
}

const columns = { md: "72px minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) auto" }

function PassengerRow({ passenger, departure }: { passenger: StaffPassenger; departure: StaffDeparture }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [isMoving, setMoving] = useState(false)
  const { _id, status, name, email, staffNote } = passenger
  const pickup = describePickup(passenger, departure, translate, language)
  const travelers = travelersText(passenger, translate)
  const wishes = wishesText(passenger, translate, language)
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
          <ActionButton
            label="departures.manifest.moveGuest"
            size="small"
            onClick={() => setMoving(true)}
            aria-label={`${translate("departures.manifest.moveGuest")}: ${name || email}`}
          />
        )}
      </Box>
      {isMoving && <MoveBookingDialog bookingId={_id} onClose={() => setMoving(false)} />}
    </Box>
  )
}

function Guest({ passenger }: { passenger: StaffPassenger }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { _id, name, email, phone, reference } = passenger
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={LinkBase} to={`/staff/bookings/${_id}/show`} sx={{ fontWeight: 600 }}>
        {name || email}
      </Link>
      <Typography variant="body2">{formatParty(passenger, language)}</Typography>
      <Typography variant="body2">
        <Link href={telLink(phone)} sx={{ display: "inline-block", py: 0.5 }}>
          {phone}
        </Link>{" "}
        · {translate(`bookings.languages.${passenger.language}`)}
      </Typography>
      <Hint>{reference}</Hint>
    </Box>
  )
}

function State({ passenger, calledOff }: { passenger: StaffPassenger; calledOff: boolean }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { status, email, placesHeld } = passenger
  return (
    <Box>
      <BookingChip booking={{ status, calledOff }} />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {calledOff ? refundText(passenger, translate, language) : paymentText(passenger, translate, language)}
      </Typography>
      {calledOff && email === "" && <NoEmail />}
      {!placesHeld && !calledOff && (
        <Typography variant="body2" color="warning.main">
          {translate("departures.manifest.noSeats")}
        </Typography>
      )}
    </Box>
  )
}
