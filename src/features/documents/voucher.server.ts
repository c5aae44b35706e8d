import { join } from "node:path"
import { Document, Font, Image, Link, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer"
import { toDataURL } from "qrcode"
import { createElement as h, type ReactNode } from "react"
import { type Booking, destinationOf, nameSignOf } from "#features/bookings/booking.ts"
import type { Settings } from "#features/settings/settings.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { formatInstant } from "#i18n/format.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { fill } from "#lib/color.ts"
import { projectRoot } from "#server/project-root.server.ts"
import { type Coverage, printable } from "./printable.ts"
import { both, type Fact, factsOf, other, twinOf } from "./voucher-facts.server.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

const FONT = "Plus Jakarta Sans"
const font = (weight: 400 | 700) => ({
  src: join(projectRoot, `src/server/fonts/plus-jakarta-sans-${weight}.ttf`),
  fontWeight: weight,
})
Font.register({ family: FONT, fonts: [font(400), font(700)] })
/** Words are not divided, but for those that no line holds. */
const LINE = 36
Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${LINE}}`, "gsu")) ?? [word])
/** In a column of the driver's card there is room for so many letters. */
const LONG_WORD = 17

/** What both weights can print. */
async function coverage(): Promise<Coverage> {
  const fonts = await Promise.all(
    [400, 700].map(async (fontWeight) => {
      const described = { fontFamily: FONT, fontWeight }
      await Font.load(described)
      const data = Font.getFont(described)?.data
      return data && "hasGlyphForCodePoint" in data ? data : undefined
    }),
  )
  return (codePoint) => fonts.every((font) => font?.hasGlyphForCodePoint(codePoint))
}

const INK = "#14302E"
const SOFT = "#4A5F5C"
const PAPER = "#FBF6EC"
const HAIRLINE = "#D8CDB8"
const STRIPES = ["#E9A52B", "#C23B22", "#24385E"]

const styles = StyleSheet.create({
  page: { fontFamily: FONT, fontSize: 10, lineHeight: 1.5, color: INK, paddingBottom: 28 },
  band: { flexDirection: "row", justifyContent: "space-between", alignItems: "center", padding: "18 36" },
  company: { fontSize: 17, fontWeight: 700 },
  body: { padding: "22 36 0" },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
  twin: { color: SOFT, fontSize: 11, marginTop: 2 },
  columns: { flexDirection: "row", marginTop: 14, gap: 24 },
  facts: { width: 364 },
  contact: { width: 240 },
  reference: { fontSize: 22, fontWeight: 700, letterSpacing: 0.6, lineHeight: 1.3 },
  label: { color: SOFT, fontSize: 8.5 },
  grid: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between" },
  fact: { paddingVertical: 5, borderTop: `0.7 solid ${HAIRLINE}` },
  value: { fontWeight: 700, fontSize: 11 },
  check: { width: 132, alignItems: "center" },
  small: { color: SOFT, fontSize: 8, textAlign: "center" },
  card: { margin: "16 36 0", padding: 18, backgroundColor: PAPER, border: `1 dashed ${SOFT}`, borderRadius: 8 },
  cardHead: { flexDirection: "row", justifyContent: "space-between", fontWeight: 700, fontSize: 10 },
  place: { fontSize: 23, fontWeight: 700, lineHeight: 1.35, marginTop: 2 },
  sign: { fontSize: 19, fontWeight: 700, lineHeight: 1.35 },
  phone: { fontSize: 17, fontWeight: 700, lineHeight: 1.5, color: INK, textDecoration: "none" },
  links: { flexDirection: "row", gap: 14, marginTop: 4 },
  link: { color: INK, fontSize: 10 },
})

/** How much room things take: usually much, little where all would not stand on one page. */
const MUCH_ROOM = {
  fact: styles.fact,
  label: styles.label,
  value: styles.value,
  card: styles.card,
  place: styles.place,
}
const LITTLE_ROOM = {
  fact: { ...styles.fact, paddingVertical: 2.5 },
  label: { ...styles.label, lineHeight: 1.3 },
  value: { ...styles.value, fontSize: 9.5, lineHeight: 1.3 },
  card: { ...styles.card, margin: "10 36 0", padding: 14 },
  place: { ...styles.place, fontSize: 21 },
}
type Room = typeof MUCH_ROOM | typeof LITTLE_ROOM

/** What a voucher is made of beside the booking. `origin` is where the site is, for the code to check it by. */
export type VoucherContext = { settings: Settings; origin: string }

/** The voucher of a booking as a PDF of one page: what was booked, a code to check it by, and a card for drivers. */
export async function drawVoucher(whole: Booking, context: VoucherContext): Promise<Buffer> {
  const { booking, isWhole } = printable(whole, await coverage())
  const address = `${context.origin}/verify/${booking.reference}`
  const code = await toDataURL(address, { margin: 0, width: 360, color: { dark: INK, light: "#FFFFFF" } })
  const draw = (room: Room) => renderToBuffer(page(booking, { ...context, isWhole, address, code, room }))
  const drawn = await draw(MUCH_ROOM)
  return pagesOf(drawn) === 1 ? drawn : draw(LITTLE_ROOM)
}

const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1])

type Drawing = VoucherContext & { isWhole: boolean; address: string; code: string; room: Room }

function page(booking: Booking, { settings, isWhole, address, code, room }: Drawing) {
  const title = `${words.voucher[booking.language]} ${booking.reference}`
  return h(
    Document,
    { title, author: inLanguage(settings.companyName, booking.language), language: booking.language },
    h(
      Page,
      { size: "A4", style: styles.page },
      band(booking.language, settings),
      h(
        View,
        { style: styles.body },
        heading(booking),
        h(View, { style: styles.columns }, facts(booking, isWhole, room), check(booking.language, code, address)),
      ),
      driverCard(booking, settings, room),
    ),
  )
}

function band(language: Language, settings: Settings): ReactNode {
  const { background, text } = fill(settings.primaryColor)
  return h(
    View,
    null,
    h(
      View,
      { style: [styles.band, { backgroundColor: background, color: text }] },
      h(Text, { style: styles.company }, inLanguage(settings.companyName, language)),
      h(Text, null, both(words.voucher, language)),
    ),
    h(
      View,
      { style: { flexDirection: "row", height: 4 } },
      STRIPES.map((color) => h(View, { key: color, style: { flexGrow: 1, backgroundColor: color } })),
    ),
  )
}

function heading({ product: { name }, language }: Booking): ReactNode {
  return h(
    View,
    null,
    h(Text, { style: styles.title }, inLanguage(name, language)),
    h(Text, { style: styles.twin }, twinOf(name, language)),
  )
}

function facts(booking: Booking, isWhole: boolean, room: Room): ReactNode {
  const { language, cancellation } = booking
  return h(
    View,
    { style: styles.facts },
    h(Text, { style: styles.label }, both(words.reference, language)),
    h(Text, { style: styles.reference }, booking.reference),
    h(
      View,
      { style: styles.grid },
      factsOf(booking).map((one) => fact(one, room)),
    ),
    cancellation?.refundPercent === 100 && cancellation.until
      ? h(
          Text,
          { style: styles.label },
          fillIn(words.freeUntil[language], { time: formatInstant(cancellation.until, language) }),
        )
      : null,
    isWhole ? null : h(Text, { style: styles.label }, words.leftOut[language]),
  )
}

/** The font has no sign for the end of a line: another would be taken in for it. So each line is a text of its own. */
function fact({ label, lines, isShort }: Fact, room: Room): ReactNode {
  return h(
    View,
    { key: label, style: [room.fact, { width: isShort ? "48%" : "100%" }], wrap: false },
    h(Text, { style: room.label }, label),
    lines.map((line, at) => h(Text, { key: `${at} ${line}`, style: room.value }, line)),
  )
}

function check(language: Language, code: string, address: string): ReactNode {
  return h(
    View,
    { style: styles.check },
    h(Image, { src: code, style: { width: 120, height: 120 } }),
    h(Text, { style: [styles.small, { marginTop: 6 }] }, words.verify[language]),
    h(Text, { style: styles.small }, words.verify[other(language)]),
    h(
      Link,
      { src: address, style: [styles.small, { fontSize: 6.5, marginTop: 2 }] },
      linesOf(address.replace(/^https?:\/\//, "")),
    ),
  )
}

/** One line where it fits. Where a line breaks by itself there is a hyphen, as if it were part of the address. */
function linesOf(address: string): string {
  return address.length > LINE ? address.replace("/verify/", "/verify/\n") : address
}

/** To be shown to a driver: Vietnamese first and large, whatever the traveller reads. */
function driverCard(booking: Booking, settings: Settings, room: Room): ReactNode {
  const place = destinationOf(booking)
  if (!place) return null
  const english = twinOf(place, "vi")
  const sign = nameSignOf(booking)
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
    h(Text, { style: room.place }, inLanguage(place, "vi")),
    english ? h(Text, { style: styles.twin }, english) : null,
    h(
      View,
      { style: [styles.columns, { marginTop: 12, flexDirection: isLong ? "column" : "row", gap: isLong ? 8 : 24 }] },
      h(
        View,
        { style: { width: isLong ? "100%" : "46%" } },
        h(Text, { style: styles.label }, both(words.nameSign, "vi")),
        h(Text, { style: styles.sign }, sign),
      ),
      contact(settings),
    ),
  )
}

function contact({ phone, zalo, whatsapp }: Settings): ReactNode {
  const digits = (text: string) => text.replace(/\D/g, "")
  const links = [
    phone && { label: both(words.call, "vi"), href: `tel:${phone.replace(/[^+\d]/g, "")}` },
    zalo && { label: "Zalo", href: `https://zalo.me/${digits(zalo)}` },
    whatsapp && { label: "WhatsApp", href: `https://wa.me/${digits(whatsapp)}` },
  ].filter((link) => link !== "")
  return h(
    View,
    { style: styles.contact },
    h(Text, { style: styles.label }, words.callUs.vi),
    h(Text, { style: styles.label }, words.callUs.en),
    phone ? h(Link, { src: `tel:${phone.replace(/[^+\d]/g, "")}`, style: styles.phone }, phone) : null,
    h(
      View,
      { style: styles.links },
      links.map(({ label, href }) => h(Link, { key: label, src: href, style: styles.link }, label)),
    ),
  )
}
