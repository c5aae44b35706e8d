import { Alert, Paper, Stack, Typography } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { awaitsChoice, canBecome, type StaffBooking } from "#domain/bookings/booking.ts"
import type { BookingViewer } from "#domain/bookings/staff/staff-booking.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage } from "#i18n/localized.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { ContactLogCard } from "#office/contact-log/contact-log-card.tsx"
import { Only } from "#office/frame/access/only.tsx"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { InvoiceCard } from "#office/invoices/invoice-card.tsx"
import { RefundCard } from "#office/refunds/refund-card.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Columns, RecordScreen } from "#office/ui/record-screen.tsx"
import { ActionBar } from "../actions/action-bar.tsx"
import { BookingChip } from "../booking-chip.tsx"
import { countdown, formatTotal } from "../format.ts"
import { MissingFacts } from "../missing-facts-chips.tsx"
import { CustomerCard } from "./customer-card.tsx"
import { DetailsCard } from "./details-card.tsx"
import { DocumentsCard } from "./documents-card.tsx"
import { HistoryCard } from "./history-card.tsx"
import { MailsCard } from "./mails-card.tsx"
import { NoteCard } from "./note-card.tsx"
import { OriginCard } from "./origin-card.tsx"
import { PaymentsCard } from "./payments-card.tsx"
import { PriceCard } from "./price-card.tsx"
import { TextsCard } from "./texts-card.tsx"

/** One booking: what, when, who and how much on the first screen, with everything that can be done about it. */
export default function BookingScreen() {
  return (
    <RecordScreen<StaffBooking & { id: string }>
      title={({ reference }) => reference}
      isWhole={(booking) => "lines" in booking}
    >
      {(booking) => (
        <Stack sx={{ gap: 2, py: 2 }}>
          <Heading booking={booking} />
          <Columns
            main={
              <>
                <CustomerCard booking={booking} />
                <DetailsCard booking={booking} />
                <PriceCard booking={booking} />
                <RefundCard booking={booking} />
                <PaymentsCard booking={booking} />
                <InvoiceCard booking={booking} />
                <TextsCard booking={booking} />
              </>
            }
            side={
              <>
                <NoteCard booking={booking} />
                <OriginCard booking={booking} />
                <Only area="guests">
                  <ContactLogCard about={{ bookingId: booking._id }} />
                </Only>
                <DocumentsCard booking={booking} />
                <HistoryCard booking={booking} />
                <Only area="guests">
                  <MailsCard booking={booking} />
                </Only>
              </>
            }
          />
        </Stack>
      )}
    </RecordScreen>
  )
}

function Heading({ booking }: { booking: StaffBooking }) {
  const language = useStaffLanguage()
  const translate = useTranslate()
  const { status, product, travelDate, startTime, travelers, party } = booking
  const isCalledOff = awaitsChoice(booking)
  return (
    <Paper variant="outlined" sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <BookingChip booking={booking} />
        <Typography color="text.secondary">{booking.reference}</Typography>
        {status === "pending" && !isCalledOff && <Waiting answerBy={booking.answerBy} />}
        {canBecome(status, "cancelled") && !isCalledOff && <MissingFacts booking={booking} />}
      </Stack>
      <Typography variant="h2" sx={{ mt: 1 }}>
        {inLanguage(product.name, language)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 4, rowGap: 1, my: 1.5 }}>
        <Fact label={translate("bookings.fields.travelDate")}>
          {formatDate(travelDate, language, "short")}
          {startTime && `, ${formatTime(startTime, language)}`}
        </Fact>
        <Fact label={translate("bookings.fields.travelers")}>
          {party.children > 0 ? formatParty(party, language) : travelers}
        </Fact>
        <Fact label={translate("bookings.fields.total")}>
          {formatTotal(booking, language) ?? translate("bookings.balances.unpriced")}
        </Fact>
        <Fact label={translate("bookings.fields.customer")}>
          {booking.customerInfo.name || booking.customerInfo.email || booking.customerInfo.phone}
        </Fact>
      </Stack>
      <Notices booking={booking} />
      <ActionBar booking={booking} />
      {/* Below the buttons, so that they don't move under the pointer when a colleague comes or goes. */}
      <ViewersNotice bookingId={booking._id} />
    </Paper>
  )
}

function Notices({ booking }: { booking: StaffBooking }) {
  const language = useStaffLanguage()
  const translate = useTranslate()
  const { status, placesHeld, claimedTotal, pricing } = booking
  return (
    <Stack sx={{ gap: 1, mb: 1.5 }}>
      {status === "pending" && !placesHeld && !awaitsChoice(booking) && (
        <Alert severity="warning">{translate("bookings.page.noPlaces")}</Alert>
      )}
      {booking.calledOff && (
        <Alert severity="error">
          {translate("bookings.page.calledOff")} {booking.calledOff.reason}
        </Alert>
      )}
      {booking.priceChanged && claimedTotal !== null && (
        <Alert severity="info">
          {translate("bookings.page.priceChanged", {
            claimed: formatDongFirst(claimedTotal, pricing, language),
          })}
        </Alert>
      )}
      {booking.cancellationReason && <Alert severity="info">{booking.cancellationReason}</Alert>}
    </Stack>
  )
}

function Waiting({ answerBy }: { answerBy: string }) {
  const translate = useTranslate()
  const { unit, n, isOverdue } = countdown(answerBy)
  const time = translate(`staff.todayScreen.${unit}`, { n })
  return (
    <Typography sx={{ fontWeight: 600, color: isOverdue ? "error.main" : "warning.main" }}>
      {translate("bookings.page.waits", {
        time: translate(isOverdue ? "staff.todayScreen.overdue" : "staff.todayScreen.left", { time }),
      })}
    </Typography>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Hint>{label}</Hint>
      <Typography sx={{ fontWeight: 600 }}>{children}</Typography>
    </div>
  )
}

const REFRESH_MS = 20_000

/** Names the colleagues who have the booking open, too, and lets them see you. */
function ViewersNotice({ bookingId }: { bookingId: string }) {
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
