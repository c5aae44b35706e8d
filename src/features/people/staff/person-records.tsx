import { Box, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { LinkBase, useTranslate } from "react-admin"
import { BookingChip } from "#features/bookings/staff/booking-chip.tsx"
import type { PersonBooking, PersonEnquiry, PersonMail, PersonReview } from "#features/people/people.ts"
import { formatDate, formatInstant, formatPrice } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import type { Tone } from "#staff/theme.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

const TONES: Record<string, Tone> = {
  ...{ pending: "warning", new: "warning", contacted: "neutral", closed: "success", spam: "danger" },
  ...{ published: "success", refused: "danger" },
  ...{ sent: "success", waiting: "warning", failing: "warning", dead: "danger" },
}

export function PersonBookings({ bookings }: { bookings: PersonBooking[] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <Records title={translate("people.fields.bookings")} isEmpty={bookings.length === 0}>
      {bookings.map((booking) => (
        <Item
          key={booking._id}
          to={`/staff/bookings/${booking._id}/show`}
          title={inLanguage(booking.product, language)}
          chip={<BookingChip booking={booking} />}
        >
          {formatDate(booking.travelDate, language, "short")} · {translate("bookings.people", { n: booking.travelers })}
          {booking.total > 0 && ` · ${formatPrice(booking.total, booking.currency, language)}`} · {booking.reference}
        </Item>
      ))}
    </Records>
  )
}

export function PersonEnquiries({ enquiries }: { enquiries: PersonEnquiry[] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <Records title={translate("people.fields.enquiries")} isEmpty={enquiries.length === 0}>
      {enquiries.map(({ _id, kind, status, subject, createdAt }) => (
        <Item
          key={_id}
          to={`/staff/enquiries/${_id}/show`}
          title={subject}
          chip={<StatusChip label={translate(`enquiries.status.${status}`)} tone={TONES[status] ?? "neutral"} />}
        >
          {translate(`enquiries.kinds.${kind}`)} · {formatInstant(createdAt, language)}
        </Item>
      ))}
    </Records>
  )
}

export function PersonReviews({ reviews }: { reviews: PersonReview[] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <Records title={translate("people.reviews")} isEmpty={reviews.length === 0}>
      {reviews.map(({ _id, status, rating, text, product }) => (
        <Item
          key={_id}
          to={`/staff/reviews/${_id}/show`}
          title={inLanguage(product, language)}
          chip={<StatusChip label={translate(`reviews.status.${status}`)} tone={TONES[status] ?? "neutral"} />}
        >
          {translate("reviews.stars", { n: rating })} · {text}
        </Item>
      ))}
    </Records>
  )
}

export function PersonMails({ mails }: { mails: PersonMail[] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <Records title={translate("people.mails")} isEmpty={mails.length === 0}>
      {mails.map(({ _id, kind, status, subject, createdAt, sentAt }) => (
        <Item
          key={_id}
          title={subject ?? translate(`staff.mails.${kind}`, { _: kind })}
          chip={<StatusChip label={translate(`staff.mailStatus.${status}`)} tone={TONES[status] ?? "neutral"} />}
        >
          {formatInstant(sentAt ?? createdAt, language)}
        </Item>
      ))}
    </Records>
  )
}

function Records({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Section title={title}>
      {isEmpty ? <Typography color="text.secondary">{translate("people.none")}</Typography> : children}
    </Section>
  )
}

type ItemProps = { to?: string; title: string; chip: ReactNode; children: ReactNode }

function Item({ to, title, chip, children }: ItemProps) {
  const link = to ? { component: LinkBase, to } : {}
  return (
    <Box
      {...link}
      sx={{
        display: "flex",
        alignItems: "start",
        justifyContent: "space-between",
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
        color: "inherit",
        textDecoration: "none",
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {children}
        </Typography>
      </Box>
      {chip}
    </Box>
  )
}
