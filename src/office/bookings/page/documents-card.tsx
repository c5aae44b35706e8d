import DownloadIcon from "@mui/icons-material/Download"
import { Stack } from "@mui/material"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Section } from "#office/ui/section.tsx"

/** The voucher and the calendar file, once the booking has them. */
export function DocumentsCard({ booking }: { booking: StaffBooking }) {
  const { voucher, calendar } = booking.documents
  const path = `/bookings/${booking._id}/documents`
  const { data: links } = useApi<StaffBooking["documents"]>(path, {
    queryKey: ["api", path, booking.version],
    staleTime: 1_800_000,
    refetchInterval: 1_800_000,
  })
  if (!voucher && !calendar) return null
  return (
    <Section title="bookings.page.documents">
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {voucher && (
          <ActionButton
            label="bookings.page.voucher"
            variant="outlined"
            startIcon={<DownloadIcon />}
            href={links?.voucher ?? undefined}
            disabled={!links?.voucher}
          />
        )}
        {calendar && (
          <ActionButton
            label="bookings.page.calendar"
            variant="outlined"
            startIcon={<DownloadIcon />}
            href={links?.calendar ?? undefined}
            disabled={!links?.calendar}
          />
        )}
      </Stack>
    </Section>
  )
}
