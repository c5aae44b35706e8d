import { Box, Typography } from "@mui/material"
import { useGetList } from "react-admin"
import { awaitsChoice, type StaffBooking } from "#features/bookings/booking.ts"
import { MissingFacts } from "#features/bookings/staff/missing-facts-chips.tsx"
import { formatDate } from "#i18n/format.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { useWords } from "#staff/hooks/use-words.ts"
import { ListRow } from "#staff/ui/list-row.tsx"
import { Section } from "#staff/ui/section.tsx"

const DAYS = 3

/** Confirmed trips of today and the next days, with what is missing for them to run. */
export function UpcomingTrips() {
  const { translate, language, localized, clock } = useWords()
  const today = hanoiDate()
  const { data = [], isPending } = useGetList<StaffBooking & { id: string }>("bookings", {
    filter: { status: "confirmed", from: today, to: addDays(today, DAYS), view: "full" },
    pagination: { page: 1, perPage: 50 },
    sort: { field: "travelDate", order: "ASC" },
  })
  const trips = data.filter((booking) => !awaitsChoice(booking))
  const days = [...new Set(trips.map(({ travelDate }) => travelDate))]
  return (
    <Section title="staff.todayScreen.trips">
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
              <ListRow
                key={booking.id}
                to={`/staff/bookings/${booking.id}/show`}
                lead={booking.startTime ? clock(booking.startTime) : "—"}
                title={localized(booking.product.name)}
                lines={[
                  [
                    booking.customerInfo.name,
                    translate("bookings.people", { smart_count: booking.travelers }),
                    booking.customerInfo.phone,
                  ].join(" · "),
                ]}
              >
                <MissingFacts booking={booking} />
              </ListRow>
            ))}
        </Box>
      ))}
    </Section>
  )
}
