import { Link, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { type DriverStop, findDriverStop, formatNameSign } from "#domain/bookings/summary/booking-locations.ts"
import { driverCardMessages as cardWords } from "#domain/bookings/summary/driver-card-messages.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { SOFT } from "#lib/color/palette.ts"
import { whatsAppLink, zaloLink } from "#lib/phone/chat-links.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { bilingual, translation } from "./voucher-facts.server.ts"
import { type Spacing, styles } from "./voucher-style.server.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

const LONG_WORD = 17

/** Renders the card for drivers, always with Vietnamese first. Where no driver comes, only how to reach the company. */
export function driverCard(booking: Booking, settings: Settings, room: Spacing): ReactNode {
  const stop = findDriverStop(booking)
  if (!stop) return h(View, { style: room.card, wrap: false }, contact(settings))
  const sign = formatNameSign(booking)
  const isLong = sign.split(/\s/).some((word) => word.length > LONG_WORD)
  return h(
    View,
    { style: room.card, wrap: false },
    h(
      View,
      { style: styles.cardHead },
      h(Text, null, cardWords.title.vi),
      h(Text, { style: { color: SOFT, fontWeight: 400 } }, cardWords.title.en),
    ),
    address(stop, room),
    h(
      View,
      { style: [styles.columns, { marginTop: 12, flexDirection: isLong ? "column" : "row", gap: isLong ? 8 : 24 }] },
      h(
        View,
        { style: { width: isLong ? "100%" : "46%" } },
        h(Text, { style: styles.label }, bilingual(cardWords.nameSign, "vi")),
        h(Text, { style: styles.sign }, sign),
      ),
      contact(settings),
    ),
  )
}

function address({ kind, address }: DriverStop, room: Spacing): ReactNode {
  if (!address) return null
  const english = translation(address, "vi")
  return h(
    View,
    { style: { marginTop: 8 } },
    h(Text, { style: styles.label }, `${cardWords[kind].vi} ${cardWords[kind].en}`),
    h(Text, { style: room.place }, inLanguage(address, "vi")),
    english ? h(Text, { style: styles.twin }, english) : null,
  )
}

function contact({ phone, zalo, whatsapp }: Settings): ReactNode {
  const links = [
    phone && { label: bilingual(words.call, "vi"), href: telLink(phone) },
    zalo && { label: "Zalo", href: zaloLink(zalo) },
    whatsapp && { label: "WhatsApp", href: whatsAppLink(whatsapp) },
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
