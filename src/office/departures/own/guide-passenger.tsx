import CallIcon from "@mui/icons-material/Call"
import { Box, Button, Typography } from "@mui/material"
import type { Passenger } from "#domain/boarding/boarding.ts"
import { describePickup, wishesText } from "#domain/boarding/manifest/manifest-texts.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { BookingChip } from "#office/bookings/booking-chip.tsx"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { Hint } from "#office/ui/hint.tsx"

/** A booking on the guide's phone: when and where, who, what they wish, what is still to collect, and a call by one press. */
export function GuidePassenger({ passenger, isCalledOff }: { passenger: Passenger; isCalledOff: boolean }) {
  const words = useWords()
  const { translate, language, party } = words
  const { name, reference, phone, status, toCollect } = passenger
  const pickup = describePickup(passenger, { status: isCalledOff ? "called-off" : "open" }, words)
  const wishes = wishesText(passenger, words)
  const owes = toCollect && formatDongFirst(toCollect.amount, toCollect, language, toCollect.amountOther)
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: "divider", mt: 1, overflowWrap: "anywhere" }}>
      <Typography sx={{ fontWeight: 700 }}>{pickup.time}</Typography>
      <Typography>{pickup.place}</Typography>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>
        {name || reference} · {party(passenger)}
      </Typography>
      <Hint>{withDots(reference, translate(`bookings.languages.${passenger.language}`))}</Hint>
      {status !== "confirmed" && <BookingChip booking={{ status, calledOff: isCalledOff }} />}
      {owes && status !== "no-show" && !isCalledOff && (
        <Typography sx={{ fontWeight: 600 }}>{translate("departures.own.collect", { amount: owes })}</Typography>
      )}
      {wishes && <Typography sx={{ whiteSpace: "pre-wrap" }}>{wishes}</Typography>}
      <Button
        href={telLink(phone)}
        startIcon={<CallIcon />}
        variant="outlined"
        sx={{ mt: 1 }}
        aria-label={`${translate("bookings.actions.call")} ${phone}, ${name}`}
      >
        {phone}
      </Button>
    </Box>
  )
}
