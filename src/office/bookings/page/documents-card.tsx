import DownloadIcon from "@mui/icons-material/Download"
import OpenInNewIcon from "@mui/icons-material/OpenInNew"
import { Stack } from "@mui/material"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { formatDate } from "#i18n/format.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { Section } from "#office/ui/section.tsx"

/** The voucher and the calendar file, once the booking has them, and the terms that it agreed to. */
export function DocumentsCard({ booking }: { booking: StaffBooking }) {
  const { translate, language } = useWords()
  const { voucher, calendar } = booking.documents
  const { terms } = booking
  const path = `/bookings/${booking._id}/documents`
  const { data: links } = useApi<StaffBooking["documents"]>(path, {
    queryKey: ["api", path, booking.version],
    staleTime: 1_800_000,
    refetchInterval: 1_800_000,
  })
  if (!voucher && !calendar && !terms) return null
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
        {terms && (
          <ActionButton
            label={translate("bookings.page.terms", { date: formatDate(terms.date, language, "day") })}
            variant="outlined"
            startIcon={<OpenInNewIcon />}
            href={`/pages/${terms.pageId}/${terms.version}`}
            target="_blank"
          />
        )}
      </Stack>
    </Section>
  )
}
