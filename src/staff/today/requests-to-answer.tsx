import CallIcon from "@mui/icons-material/Call"
import { Box, Button, IconButton, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { LinkBase, useGetList, useTranslate } from "react-admin"
import type { OneBookingAnswer } from "#features/bookings/booking.ts"
import { CancelDialog } from "#features/bookings/staff/actions/cancel-dialog.tsx"
import { countdown, doneText, formatTotal } from "#features/bookings/staff/format.ts"
import { MissingChips } from "#features/bookings/staff/missing-facts-chips.tsx"
import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { telLink } from "#lib/tel-link.ts"
import { DoneRow } from "#staff/ui/done-row.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { useLingering } from "#staff/ui/use-lingering.ts"

type Row = StaffBookingRow & { id: string }

/** Requests without an answer, the soonest promise first. */
export function RequestsToAnswer() {
  const translate = useTranslate()
  const [declined, setDeclined] = useState<Row>()
  const { data = [], total } = useGetList<Row>(
    "bookings",
    { filter: { due: "answer" }, pagination: { page: 1, perPage: 10 }, sort: { field: "queue", order: "ASC" } },
    { refetchInterval: 60_000 },
  )
  const { rows, doneOf, linger, release } = useLingering("requests", data)
  const filter = JSON.stringify({ due: "answer" })
  const decided = (row: Row, { booking }: OneBookingAnswer) =>
    linger({ ...row, version: booking.version }, `bookings.status.${booking.status}`)
  return (
    <Section
      title={translate("staff.todayScreen.requests")}
      action={
        total !== undefined &&
        total > data.length && (
          <Button component={LinkBase} to={`/staff/bookings?${new URLSearchParams({ filter })}`}>
            {translate("staff.todayScreen.all", { n: total })}
          </Button>
        )
      }
    >
      {total === 0 && rows.length === 0 && (
        <Typography color="text.secondary">{translate("staff.todayScreen.noRequests")}</Typography>
      )}
      {rows.map((booking) => (
        <Request
          key={booking.id}
          booking={booking}
          done={doneOf(booking.id)}
          onDecline={() => setDeclined(booking)}
          onConfirmed={(answer) => decided(booking, answer)}
          onUndone={() => release(booking.id)}
        />
      ))}
      {declined && (
        <CancelDialog
          booking={rows.find(({ id }) => id === declined.id) ?? declined}
          isDeclining
          onClose={() => setDeclined(undefined)}
          onDone={(answer) => decided(declined, answer)}
        />
      )}
    </Section>
  )
}

type RequestProps = {
  booking: Row
  done: string | undefined
  onDecline: () => void
  onConfirmed: (answer: OneBookingAnswer) => void
  onUndone: () => void
}

function Request({ booking, done, onDecline, onConfirmed, onUndone }: RequestProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { id, product, travelDate, startTime, travelers, customerInfo, version } = booking
  const { unit, n, isOverdue } = countdown(booking.answerBy)
  const time = translate(`staff.todayScreen.${unit}`, { n })
  const confirm = () =>
    call({
      path: `/bookings/${id}/confirm`,
      body: { version },
      done: doneText("confirmed", booking),
      onDone: onConfirmed,
    })
  const undo = () =>
    call({ path: `/bookings/${id}/undo`, body: { version }, done: "bookings.actions.undone", onDone: onUndone })
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
        <Typography
          component={LinkBase}
          to={`/staff/bookings/${id}/show`}
          sx={{
            fontWeight: 600,
            color: "text.primary",
            textDecoration: "none",
            "&:hover": { textDecoration: "underline" },
          }}
        >
          {inLanguage(product.name, language)}
        </Typography>
        <Typography variant="body2">
          {formatDate(travelDate, language, "short")}
          {startTime && `, ${startTime}`} · {translate("bookings.people", { n: travelers })} ·{" "}
          {formatTotal(booking, language)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {customerInfo.name || customerInfo.email || customerInfo.phone} · {booking.reference}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5 }}>
          <MissingChips facts={booking.missing} />
        </Stack>
        <Typography variant="body2" sx={{ fontWeight: 600, color: isOverdue ? "error.main" : "warning.main" }}>
          {translate(isOverdue ? "staff.todayScreen.overdue" : "staff.todayScreen.left", { time })}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        {done ? (
          <DoneRow done={done} onUndo={undo} isSending={isSending} />
        ) : (
          <>
            <Button variant="contained" disabled={isSending} onClick={confirm}>
              {translate("bookings.actions.confirm")}
            </Button>
            <Button variant="outlined" onClick={onDecline}>
              {translate("bookings.actions.decline")}
            </Button>
          </>
        )}
        <IconButton
          href={telLink(customerInfo.phone)}
          aria-label={`${translate("bookings.actions.call")} ${customerInfo.phone}`}
        >
          <CallIcon />
        </IconButton>
      </Stack>
    </Box>
  )
}
