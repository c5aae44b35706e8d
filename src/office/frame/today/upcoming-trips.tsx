import { Box, Typography } from "@mui/material"
import { useGetList } from "react-admin"
import { awaitsChoice, type StaffBooking } from "#domain/bookings/booking.ts"
import { formatDate } from "#i18n/format.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { MissingFacts } from "#office/bookings/missing-facts-chips.tsx"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"

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
