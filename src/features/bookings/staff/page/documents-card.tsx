import DownloadIcon from "@mui/icons-material/Download"
import { Stack } from "@mui/material"
import type { StaffBooking } from "#features/bookings/booking.ts"
import { useTask } from "#staff/hooks/use-task.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { saveFile } from "#staff/ui/save-file.ts"
import { Section } from "#staff/ui/section.tsx"

/** The voucher and the calendar file, once the booking has them. */
export function DocumentsCard({ booking }: { booking: StaffBooking }) {
  const { run, isRunning } = useTask()
  const { voucher, calendar } = booking.documents
  if (!voucher && !calendar) return null
  const save = (path: string, name: string) => () => run(() => saveFile(path, name))
  return (
    <Section title="bookings.page.documents">
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {voucher && (
          <ActionButton
            label="bookings.page.voucher"
            variant="outlined"
            disabled={isRunning}
            startIcon={<DownloadIcon />}
            onClick={save(voucher, `${booking.reference}.pdf`)}
          />
        )}
        {calendar && (
          <ActionButton
            label="bookings.page.calendar"
            variant="outlined"
            disabled={isRunning}
            startIcon={<DownloadIcon />}
            onClick={save(calendar, `${booking.reference}.ics`)}
          />
        )}
      </Stack>
    </Section>
  )
}
