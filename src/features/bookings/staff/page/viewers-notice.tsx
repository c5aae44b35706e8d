import { Alert } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { callApi } from "#staff/http.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import type { BookingViewer } from "../staff-booking.ts"

const REFRESH_MS = 20_000

/** Names the colleagues who have the booking open, too, and lets them see you. */
export function ViewersNotice({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data = [] } = useQuery<BookingViewer[]>({
    queryKey: ["bookings", bookingId, "viewers"],
    queryFn: async () => (await callApi(`/bookings/${bookingId}/viewers`, { method: "POST" })).data,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: false,
    // The colleagues of an earlier visit may have left.
    gcTime: 0,
  })
  if (data.length === 0) return null
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(data.map(({ name }) => name))
  return (
    <Alert severity="info" role="status" sx={{ mt: 1.5 }}>
      {translate("bookings.page.viewers", { names, smart_count: data.length })}
    </Alert>
  )
}
