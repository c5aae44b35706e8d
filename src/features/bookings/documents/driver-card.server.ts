import { Link, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { findDestination, formatNameSign } from "#features/bookings/booking-locations.ts"
import type { Settings } from "#features/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { telLink } from "#lib/tel-link.ts"
import { bilingual, translation } from "./voucher-facts.server.ts"
import { SOFT, type Spacing, styles } from "./voucher-style.server.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

const LONG_WORD = 17

/** Renders the card for drivers, always with Vietnamese first. */
export function driverCard(booking: Booking, settings: Settings, room: Spacing): ReactNode {
  const destination = findDestination(booking)
  if (!destination) return null
  const english = translation(destination, "vi")
  const sign = formatNameSign(booking)
  const isLong = sign.split(/\s/).some((word) => word.length > LONG_WORD)
  return h(
    View,
    { style: room.card, wrap: false },
    h(
      View,
      { style: styles.cardHead },
      h(Text, null, words.driverCard.vi),
      h(Text, { style: { color: SOFT, fontWeight: 400 } }, words.driverCard.en),
    ),
    h(Text, { style: [styles.label, { marginTop: 8 }] }, `${words.takeMe.vi} ${words.takeMe.en}`),
    h(Text, { style: room.place }, inLanguage(destination, "vi")),
    english ? h(Text, { style: styles.twin }, english) : null,
    h(
      View,
      { style: [styles.columns, { marginTop: 12, flexDirection: isLong ? "column" : "row", gap: isLong ? 8 : 24 }] },
      h(
        View,
        { style: { width: isLong ? "100%" : "46%" } },
        h(Text, { style: styles.label }, bilingual(words.nameSign, "vi")),
        h(Text, { style: styles.sign }, sign),
      ),
      contact(settings),
    ),
  )
}

function contact({ phone, zalo, whatsapp }: Settings): ReactNode {
  const digits = (text: string) => text.replace(/\D/g, "")
  const links = [
    phone && { label: bilingual(words.call, "vi"), href: telLink(phone) },
    zalo && { label: "Zalo", href: `https://zalo.me/${digits(zalo)}` },
    whatsapp && { label: "WhatsApp", href: `https://wa.me/${digits(whatsapp)}` },
  ].filter((link) => link !== "")
  return h(
    View,
    { style: styles.contact },
    h(Text, { style: styles.label }, words.callUs.vi),
    h(Text, { style: styles.label }, words.callUs.en),
    phone ? h(Link, { src: telLink(phone), style: styles.phone }, phone) : null,
    h(
      View,
      { style: styles.links },
      links.map(({ label, href }) => h(Link, { key: label, src: href, style: styles.link }, label)),
    ),
  )
}
