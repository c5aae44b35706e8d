import DownloadIcon from "@mui/icons-material/Download"
import { Button, Stack } from "@mui/material"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import type { StaffBooking } from "#features/bookings/booking.ts"
import { saveFile } from "#staff/ui/save-file.ts"
import { Section } from "#staff/ui/section.tsx"

/** The voucher and the calendar file, once the booking has them. */
export function DocumentsCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { voucher, calendar } = booking.documents
  if (!voucher && !calendar) return null
  const save = (path: string, name: string) => () =>
    saveFile(path, name).catch((error: HttpError) => notify(error.message, { type: "error" }))
  return (
    <Section title={translate("bookings.page.documents")}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {voucher && (
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save(voucher, `${booking.reference}.pdf`)}>
            {translate("bookings.page.voucher")}
          </Button>
        )}
        {calendar && (
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save(calendar, `${booking.reference}.ics`)}>
            {translate("bookings.page.calendar")}
          </Button>
        )}
      </Stack>
    </Section>
  )
}
