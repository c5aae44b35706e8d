import { Box, Button, Typography } from "@mui/material"
import { LinkBase, useGetList, useTranslate } from "react-admin"
import type { OneBookingAnswer } from "#features/bookings/booking.ts"
import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { DoneRow } from "#staff/ui/done-row.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { useLingering } from "#staff/ui/use-lingering.ts"

type Row = StaffBookingRow & { id: string }

/** Confirmed trips that are over: did they take place? */
export function ToComplete() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { data = [], total } = useGetList<Row>("bookings", {
    filter: { due: "completion" },
    pagination: { page: 1, perPage: 8 },
    sort: { field: "travelDate", order: "ASC" },
  })
  const { rows, doneOf, linger, release } = useLingering("completions", data)
  const complete = (row: Row) =>
    call({
      path: `/bookings/${row.id}/complete`,
      body: { version: row.version },
      done: "bookings.actions.completed",
      onDone: ({ booking }: OneBookingAnswer) =>
        linger({ ...row, version: booking.version }, `bookings.status.${booking.status}`),
    })
  const undo = ({ id, version }: Row) =>
    call({
      path: `/bookings/${id}/undo`,
      body: { version },
      done: "bookings.actions.undone",
      onDone: () => release(id),
    })
  return (
    <Section title={translate("staff.todayScreen.toComplete")}>
      {total === 0 && rows.length === 0 && (
        <Typography color="text.secondary">{translate("staff.todayScreen.noneToComplete")}</Typography>
      )}
      {rows.map((row) => (
        <Box
          key={row.id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            py: 1,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Box
            component={LinkBase}
            to={`/staff/bookings/${row.id}/show`}
            sx={{ flex: "1 1 180px", minWidth: 0, color: "inherit", textDecoration: "none" }}
          >
            <Typography>{inLanguage(row.product.name, language)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {formatDate(row.travelDate, language, "short")} · {row.customerInfo.name}
            </Typography>
          </Box>
          {doneOf(row.id) ? (
            <DoneRow done="bookings.status.completed" onUndo={() => undo(row)} isSending={isSending} />
          ) : (
            <Button size="small" variant="outlined" disabled={isSending} onClick={() => complete(row)}>
              {translate("bookings.actions.complete")}
            </Button>
          )}
        </Box>
      ))}
    </Section>
  )
}
