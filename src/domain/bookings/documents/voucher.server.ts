import { Document, Image, Link, Page, renderToBuffer, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { saysHowToPay } from "#domain/bookings/payment-plan/says-how-to-pay.ts"
import { payToFacts, payToHead, payToMessages } from "#domain/bookings/payments/pay-to-facts.ts"
import { factMessages } from "#domain/bookings/summary/fact-messages.ts"
import { paymentFacts } from "#domain/bookings/summary/payment-words.ts"
import { cancellationTerms } from "#domain/catalogue/cancellation-words.ts"
import type { DocumentLogo } from "#domain/settings/logo/logo-pictures.server.ts"
import { registrationLine } from "#domain/settings/registration.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { INK } from "#lib/color/palette.ts"
import { band } from "#server/documents/pdf-band.server.ts"
import { countPages } from "#server/documents/pdf-pages.server.ts"
import { fontCoverage, LINE_LENGTH } from "#server/documents/pdf-style.server.ts"
import { qrDataUrl } from "#server/qr-code.server.ts"
import { driverCard } from "./driver-card.server.ts"
import { printable } from "./printable.server.ts"
import {
  bilingual,
  buildFacts,
  buildShortened,
  mayFitWhole,
  otherLanguage,
  translation,
  type VoucherFact,
} from "./voucher-facts.server.ts"
import { COMPACT, SPACIOUS, type Spacing, styles } from "./voucher-style.server.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

export type VoucherContext = { settings: Settings; logo: DocumentLogo | undefined; origin: string }

export async function drawVoucher(whole: Booking, context: VoucherContext): Promise<Buffer> {
  const { booking, isWhole } = printable(whole, await fontCoverage())
  const address = `${context.origin}/verify/${booking.reference}`
  const code = await qrDataUrl(address, 360, { dark: INK })
  const payCodes = await drawPayCodes(booking)
  const draw = (room: Spacing, isShortened = false) =>
    renderToBuffer(page(booking, { ...context, isWhole, isShortened, address, code, payCodes, room }))
  for (const room of mayFitWhole(booking) ? [SPACIOUS, COMPACT] : []) {
    const drawn = await draw(room)
    if (countPages(drawn) === 1) return drawn
  }
  return draw(COMPACT, true)
}

/** Returns the VietQR code of each account, as far as it has one. */
function drawPayCodes({ payTo = [] }: Booking): Promise<(string | undefined)[]> {
  return Promise.all(payTo.map(({ vietQr }) => (vietQr ? qrDataUrl(vietQr.text, 480) : undefined)))
}

type Drawing = VoucherContext & {
  isWhole: boolean
  isShortened: boolean
  address: string
  code: string
  payCodes: (string | undefined)[]
  room: Spacing
}

/** Renders the voucher. What guests wrote at length follows the driver's card if it doesn't fit above it. */
function page(booking: Booking, drawing: Drawing) {
  const { settings, logo, isShortened, address, code, room } = drawing
  const title = `${words.voucher[booking.language]} ${booking.reference}`
  return h(
    Document,
    { title, author: inLanguage(settings.companyName, booking.language), language: booking.language },
    h(
      Page,
      { size: "A4", style: styles.page },
      band({
        company: inLanguage(settings.companyName, booking.language),
        logo,
        primaryColor: settings.primaryColor,
        kind: bilingual(words.voucher, booking.language),
      }),
      h(
        View,
        { style: styles.body },
        heading(booking),
        h(View, { style: styles.columns }, facts(booking, drawing), check(booking.language, code, address)),
        ...payment(booking, drawing),
      ),
      driverCard(booking, settings, room),
      isShortened ? buildShortened(booking).map(inFull) : null,
      registration(booking.language, settings),
    ),
  )
}

function heading({ product: { name }, language }: Booking): ReactNode {
  return h(
    View,
    null,
    h(Text, { style: styles.title }, inLanguage(name, language)),
    h(Text, { style: styles.twin }, translation(name, language)),
  )
}

function facts(booking: Booking, { settings: { howToPay }, isWhole, isShortened, room }: Drawing): ReactNode {
  const { language, cancellationSteps, confirmedAt } = booking
  const terms = cancellationTerms(cancellationSteps, confirmedAt !== null, language)
  return h(
    View,
    { style: styles.facts },
    h(Text, { style: styles.label }, bilingual(factMessages.reference, language)),
    h(Text, { style: styles.reference }, booking.reference),
    h(
      View,
      { style: styles.grid },
      buildFacts(booking, isShortened).map((one) => fact(one, room)),
    ),
    payments(booking, room),
    saysHowToPay(booking) ? h(Text, { style: styles.label }, inLanguage(howToPay, language)) : null,
    terms ? h(Text, { style: styles.label }, terms) : null,
    isWhole ? null : h(Text, { style: styles.label }, words.leftOut[language]),
  )
}

/** Each line is a separate Text, because the font has no glyph for line breaks. */
function fact({ label, lines, isShort }: VoucherFact, room: Spacing): ReactNode {
  return h(
    View,
    { key: `${label} ${lines[0]}`, style: [room.fact, { width: isShort ? "48%" : "100%" }], wrap: false },
    h(Text, { style: room.label }, label),
    lines.map((line, at) => h(Text, { key: `${at} ${line}`, style: room.value }, line)),
  )
}

/** What is to be paid by the plan, until when and how, and what is paid. */
function payments(booking: Booking, room: Spacing): ReactNode {
  const facts = paymentFacts(booking, booking.language)
  if (facts.length === 0) return null
  return h(
    View,
    { style: room.fact, wrap: false },
    facts.map(([label, value]) => h(Text, { key: label, style: room.value }, `${label}: ${value}`)),
  )
}

/** Where to transfer what is due, with the code 25 mm wide. */
function payment({ payTo = [], language }: Booking, { payCodes, room }: Drawing): ReactNode[] {
  return payTo.map((account, nth) =>
    h(
      View,
      { key: account.currency, style: styles.payment, wrap: false },
      h(
        View,
        { style: { flex: 1 } },
        h(Text, { style: room.value }, bilingual(payToMessages.title, language)),
        payTo.length > 1 ? h(Text, { style: room.label }, bilingual(payToHead(account), language)) : null,
        payToFacts(account, language).map(({ key, value }) =>
          h(Text, { key, style: room.label }, `${bilingual(payToMessages[key], language)}: ${value}`),
        ),
        payCodes[nth] ? h(Text, { style: room.label }, bilingual(payToMessages.scan, language)) : null,
      ),
      payCodes[nth] ? h(Image, { src: payCodes[nth], style: { width: PAY_CODE, height: PAY_CODE } }) : null,
    ),
  )
}

/** 25 mm. */
const PAY_CODE = 71

function registration(language: Language, settings: Settings): ReactNode {
  const line = registrationLine(settings, language)
  return line ? h(Text, { style: [styles.small, { margin: "10 36 0" }] }, line) : null
}

/** Renders a long text over as many pages as it needs. */
function inFull({ label, lines }: VoucherFact): ReactNode {
  return h(
    View,
    { key: label, style: styles.inFull },
    h(Text, { style: styles.label, minPresenceAhead: 40 }, label),
    lines.map((line, at) => h(Text, { key: `${at} ${line}` }, line)),
  )
}

function check(language: Language, code: string, address: string): ReactNode {
  return h(
    View,
    { style: styles.check },
    h(Image, { src: code, style: { width: 120, height: 120 } }),
    h(Text, { style: [styles.small, { marginTop: 6 }] }, words.verify[language]),
    h(Text, { style: styles.small }, words.verify[otherLanguage(language)]),
    h(
      Link,
      { src: address, style: [styles.small, { fontSize: 6.5, marginTop: 2 }] },
      breakUrl(address.replace(/^https?:\/\//, "")),
    ),
  )
}

/** Breaks a long URL before the reference. An automatic break would add a hyphen. */
function breakUrl(address: string): string {
  return address.length > LINE_LENGTH ? address.replace("/verify/", "/verify/\n") : address
}
