import CallIcon from "@mui/icons-material/Call"
import { Box, Button, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { LinkBase, useGetList, useTranslate } from "react-admin"
import { CancelDialog } from "#features/bookings/staff/actions/cancel-dialog.tsx"
import { MoveBookingDialog } from "#features/bookings/staff/actions/move-booking-dialog.tsx"
import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import { NoEmail } from "#features/departures/staff/no-email.tsx"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { telLink } from "#lib/tel-link.ts"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

type Row = StaffBookingRow & { id: string }
const due = { due: "choice" }

/** Guests of cancelled departures, until each has chosen another date or cancelled. Hidden without any. */
export function CalledOffTrips() {
  const translate = useTranslate()
  const [open, setOpen] = useState<{ dialog: "move" | "cancel"; row: Row }>()
  const { data = [], total = 0 } = useGetList<Row>("bookings", {
    filter: due,
    pagination: { page: 1, perPage: 8 },
    sort: { field: "travelDate", order: "ASC" },
  })
  const close = () => setOpen(undefined)
  if (total === 0) return null
  return (
    <Section
      title={translate("staff.todayScreen.toChoose")}
      action={
        total > data.length && (
          <Button component={LinkBase} to={`/staff/bookings?${new URLSearchParams({ filter: JSON.stringify(due) })}`}>
            {translate("staff.todayScreen.all", { n: total })}
          </Button>
        )
      }
    >
      {data.map((row) => (
        <Guest key={row.id} row={row} onOpen={(dialog) => setOpen({ dialog, row })} />
      ))}
      {open?.dialog === "move" && <MoveBookingDialog bookingId={open.row.id} onClose={close} />}
      {open?.dialog === "cancel" && <CancelDialog booking={open.row} isDeclining={false} onClose={close} />}
    </Section>
  )
}

function Guest({ row, onOpen }: { row: Row; onOpen: (dialog: "move" | "cancel") => void }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { id, product, travelDate, startTime, travelers, customerInfo } = row
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box
        component={LinkBase}
        to={`/staff/bookings/${id}/show`}
        sx={{ flex: "1 1 220px", minWidth: 0, color: "inherit", textDecoration: "none" }}
      >
        <Typography sx={{ fontWeight: 600 }}>
          {customerInfo.name || customerInfo.email || customerInfo.phone}
        </Typography>
        <Typography variant="body2">
          {inLanguage(product.name, language)} · {formatDate(travelDate, language, "short")}
          {startTime && `, ${startTime}`} · {translate("bookings.people", { n: travelers })}
        </Typography>
        {customerInfo.email === "" && <NoEmail />}
      </Box>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Button variant="contained" onClick={() => onOpen("move")}>
          {translate("bookings.actions.move")}
        </Button>
        <Button variant="outlined" color="error" onClick={() => onOpen("cancel")}>
          {translate("bookings.actions.cancel")}
        </Button>
        {customerInfo.phone && (
          <Button startIcon={<CallIcon />} href={telLink(customerInfo.phone)}>
            {customerInfo.phone}
          </Button>
        )}
      </Stack>
    </Box>
  )
}
