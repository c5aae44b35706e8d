import { Box, Stack } from "@mui/material"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import type { Slip, SlipStatus, SlipsOfBooking } from "#domain/slips/slip.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"

/** The slips that the guest of a booking sent, beside its payments. */
export function SlipsOfBookingPart({ booking }: { booking: StaffBooking }) {
  const may = useMay()
  const { data } = useApi<SlipsOfBooking>(`/slips/${booking._id}`, { enabled: may("payments") })
  if (!data?.slips.length) return null
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, my: 1.5 }}>
      {data.slips.map((slip) => (
        <OneSlip key={slip._id} bookingId={booking._id} slip={slip} />
      ))}
    </Stack>
  )
}

const TONES = { new: "warning", seen: "success", dismissed: "neutral" } as const

function OneSlip({ bookingId, slip: { _id, url, width, height, status, sentAt } }: { bookingId: string; slip: Slip }) {
  const { translate, dateTime } = useWords()
  const { call, isSending } = useCall()
  const set = (next: SlipStatus) =>
    call({ path: `/slips/${bookingId}/${_id}`, method: "PUT", body: { status: next }, done: `slips.statuses.${next}` })
  return (
    <Box sx={{ width: 160 }}>
      <a href={url} target="_blank" rel="noreferrer">
        <Box
          component="img"
          src={url}
          alt={translate("slips.picture", { time: dateTime(sentAt) })}
          width={width}
          height={height}
          sx={{ display: "block", width: 1, height: 200, objectFit: "cover", border: 1, borderColor: "divider" }}
        />
      </a>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, mt: 0.5 }}>
        <StatusChip label={`slips.statuses.${status}`} tone={TONES[status]} />
      </Stack>
      <Hint>{dateTime(sentAt)}</Hint>
      {status === "new" ? (
        <Stack direction="row" sx={{ flexWrap: "wrap" }}>
          <ActionButton size="small" label="slips.seen" disabled={isSending} onClick={() => set("seen")} />
          <ActionButton size="small" label="slips.dismiss" disabled={isSending} onClick={() => set("dismissed")} />
        </Stack>
      ) : (
        <ActionButton size="small" label="slips.again" disabled={isSending} onClick={() => set("new")} />
      )}
    </Box>
  )
}
