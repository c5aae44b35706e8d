import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { formatDateTime } from "#i18n/format.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { describeEvent } from "./history-text.ts"

type Entry = { at: string; kind: string; actor: string; by: string | null; data: Record<string, unknown> }

/** Everything that happened to the booking, the newest first. */
export function HistoryCard({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data = [] } = useApi<Entry[]>(`/bookings/${booking._id}/history`)
  const actorName = ({ by, actor, data }: Entry) => {
    if (by) return by
    if (actor === "system") return translate("bookings.page.system")
    return translate(data.side === "staff" ? "bookings.page.staff" : "bookings.page.guest")
  }
  return (
    <Section title="bookings.page.history">
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.toReversed().map((entry) => (
          <Box
            component="li"
            key={`${entry.at} ${entry.kind}`}
            sx={{ pl: 2, pb: 1.5, borderLeft: 2, borderColor: "divider" }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              {translate(`bookings.events.${entry.kind}`, { _: entry.kind })}
            </Typography>
            {describeEvent(entry, translate, language).map((line) => (
              <Typography key={line} variant="body2" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
                {line}
              </Typography>
            ))}
            <Hint>
              {formatDateTime(entry.at, language)} · {actorName(entry)}
            </Hint>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
