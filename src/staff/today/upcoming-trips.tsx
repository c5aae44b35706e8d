import { Box, Typography } from "@mui/material"
import { LinkBase, useGetList, useTranslate } from "react-admin"
import { awaitsChoice, type StaffBooking } from "#features/bookings/booking.ts"
import { MissingFacts } from "#features/bookings/staff/missing-facts-chips.tsx"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

const DAYS = 3

/** Confirmed trips of today and the next days, with what is missing for them to run. */
export function UpcomingTrips() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const today = hanoiDate()
  const { data = [], isPending } = useGetList<StaffBooking & { id: string }>("bookings", {
    filter: { status: "confirmed", from: today, to: addDays(today, DAYS), view: "full" },
    pagination: { page: 1, perPage: 50 },
    sort: { field: "travelDate", order: "ASC" },
  })
  const trips = data.filter((booking) => !awaitsChoice(booking))
  const days = [...new Set(trips.map(({ travelDate }) => travelDate))]
  return (
    <Section title={translate("staff.todayScreen.trips")}>
      {!isPending && days.length === 0 && (
        <Typography color="text.secondary">{translate("staff.todayScreen.noTrips")}</Typography>
      )}
      {days.map((day) => (
        <Box key={day} sx={{ mb: 2 }}>
          <Typography variant="h6" component="h3">
            {formatDate(day, language)}
          </Typography>
          {trips
            .filter(({ travelDate }) => travelDate === day)
            .map((booking) => (
              <Box
                key={booking.id}
                component={LinkBase}
                to={`/staff/bookings/${booking.id}/show`}
                sx={{
                  display: "flex",
                  flexWrap: "wrap",
                  gap: 1,
                  py: 1,
                  borderTop: 1,
                  borderColor: "divider",
                  color: "inherit",
                  textDecoration: "none",
                }}
              >
                <Typography sx={{ width: 56, fontWeight: 600 }}>{booking.startTime ?? "—"}</Typography>
                <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
                  <Typography>{inLanguage(booking.product.name, language)}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {booking.customerInfo.name} · {translate("bookings.people", { n: booking.travelers })} ·{" "}
                    {booking.customerInfo.phone}
                  </Typography>
                </Box>
                <MissingFacts booking={booking} />
              </Box>
            ))}
        </Box>
      ))}
    </Section>
  )
}
