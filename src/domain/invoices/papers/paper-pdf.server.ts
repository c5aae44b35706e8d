import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { bilingual, otherLanguage } from "#domain/bookings/documents/voucher-facts.server.ts"
import { payToOf } from "#domain/bookings/payments/pay-to.server.ts"
import { payToFacts, payToMessages } from "#domain/bookings/payments/pay-to-facts.ts"
import type { DocumentLogo } from "#domain/settings/logo/logo-pictures.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { formatDate, formatNumber, formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { type BothKept, toShownMinor } from "#i18n/money/shown-money.ts"
import { HAIRLINE, SOFT } from "#lib/color/palette.ts"
import { convert, otherCurrency, toMajor, toMinor, toVnd } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { band } from "#server/documents/pdf-band.server.ts"
import { common, fontCoverage } from "#server/documents/pdf-style.server.ts"
import { printableTexts } from "#server/documents/printable-text.server.ts"
import { qrDataUrl } from "#server/qr-code.server.ts"
import { amountInWords } from "./in-words.ts"
import { type PaperKind, paperNumber } from "./paper.ts"
import { paperTexts as words } from "./paper-texts.ts"
import type { FoundPaper } from "./papers.server.ts"

type Context = { booking: Booking; settings: Settings; logo: DocumentLogo | undefined }

const styles = StyleSheet.create({
  page: { ...common.page, ...common.lines, paddingBottom: 28 },
  body: { padding: "22 36 0" },
  title: { ...common.title, textAlign: "center" },
  twin: { color: SOFT, fontSize: 11, textAlign: "center" },
  number: { textAlign: "center", marginTop: 4, fontWeight: 700 },
  void: { color: "#7F1D1D", textAlign: "center", fontWeight: 700, marginTop: 6 },
  facts: { marginTop: 14 },
  fact: { flexDirection: "row", gap: 12, paddingVertical: 4, borderTop: `0.7 solid ${HAIRLINE}` },
  label: { ...common.label, width: 170 },
  value: { fontWeight: 700 },
  payment: { flexDirection: "row", gap: 16, marginTop: 14, padding: 10, border: `0.7 solid ${HAIRLINE}` },
  signatures: { flexDirection: "row", justifyContent: "space-between", marginTop: 24 },
  oneSignature: { flexDirection: "row", justifyContent: "flex-end", marginTop: 24 },
  signature: { width: "32%", textAlign: "center" },
})

/** 25 mm. */
const CODE = 71

/** Renders a receipt or a request for payment on one page, in both languages. */
export async function drawPaper(whole: FoundPaper, { booking: booked, settings, logo }: Context): Promise<Buffer> {
  const has = await fontCoverage()
  const found = {
    ...whole,
    paper: { ...whole.paper, ...printableTexts({ payerName: whole.paper.payerName, buyer: whole.paper.buyer }, has) },
  }
  const booking = { ...booked, product: printableTexts(booked.product, has) }
  const { paper, isReversed, isSettled, isPaid } = found
  const over = isReversed ? words.void : isPaid ? words.settledByPayment : isSettled && words.settled
  const { language } = booking
  const kind = words[paper.kind]
  const account = paper.kind === "request" && !isSettled ? await askedAccount(found, booking) : null
  const company = settings.legalName || inLanguage(settings.companyName, language)
  const title = `${kind[language]} ${paperNumber(paper)}`
  return renderToBuffer(
    h(
      Document,
      { title, author: company, language },
      h(
        Page,
        { size: "A4", style: styles.page },
        band({
          company: inLanguage(settings.companyName, language),
          logo,
          primaryColor: settings.primaryColor,
          kind: bilingual(kind, language),
        }),
        h(
          View,
          { style: styles.body },
          h(Text, { style: styles.title }, kind[language]),
          h(Text, { style: styles.twin }, kind[otherLanguage(language)]),
          h(
            Text,
            { style: styles.number },
            `${bilingual(words.number, language)}: ${paperNumber(paper)} · ${dayOf(hanoiDate(paper.createdAt), language)}`,
          ),
          over ? h(Text, { style: styles.void }, bilingual(over, language)) : null,
          h(View, { style: styles.facts }, factsOf(found, booking, settings).map(fact(language))),
          account,
          signatures(paper.kind, language),
        ),
      ),
    ),
  )
}

const dayOf = (date: string, language: Language) => formatDate(date, language, "day")

type Line = [label: Localized, value: string | null | undefined | false]

const fact =
  (language: Language) =>
  ([label, value]: Line): ReactNode =>
    value
      ? h(
          View,
          { key: label.en, style: styles.fact, wrap: false },
          h(Text, { style: styles.label }, bilingual(label, language)),
          h(
            View,
            { style: { flex: 1 } },
            value.split("\n").map((line, nth) => h(Text, { key: `${nth} ${line}`, style: styles.value }, line)),
          ),
        )
      : null

const PAYERS: Record<PaperKind, Localized> = {
  receipt: words.payer,
  confirmation: words.paidFrom,
  request: words.to,
}

function factsOf({ paper, payment }: FoundPaper, booking: Booking, settings: Settings): Line[] {
  const { language, product, reference, travelDate } = booking
  const { buyer, currency, amountMinor } = paper
  const amount = toMajor(amountMinor, currency)
  const both = (write: (language: Language) => string) =>
    [...new Set([write(language), write(otherLanguage(language))])].join("\n")
  return [
    [words.from, settings.legalName || inLanguage(settings.companyName, language)],
    [words.taxCode, settings.taxCode],
    [words.address, inLanguage(settings.address, language)],
    [PAYERS[paper.kind], paper.payerName],
    [{ en: `${words.taxCode.en} `, vi: words.taxCode.vi }, buyer?.taxCode],
    [words.personalId, buyer?.personalId],
    [words.passport, buyer?.passport],
    [{ en: `${words.address.en} `, vi: words.address.vi }, buyer?.address],
    [words.service, both((one) => inLanguage(product.name, one))],
    [words.travelDate, dayOf(travelDate, language)],
    [words.reference, reference],
    ...(payment ? paidLines(payment, language) : []),
    ...(paper.kind === "request" ? dueLines(booking, paper.dueOn) : []),
    paper.kind === "request"
      ? [words.due, askedAmount(booking, paper)]
      : [words.amount, formatPrice(amount, currency, language)],
    [words.inWords, both((one) => amountInWords(amount, currency, one))],
  ]
}

function paidLines(payment: NonNullable<FoundPaper["payment"]>, language: Language): Line[] {
  const { method, paidOn, currency, amountMinor: amount, fxRate } = payment
  const rate = formatNumber(fxRate, language)
  const inDong = { en: interpolate(words.inDong.en, { rate }), vi: interpolate(words.inDong.vi, { rate }) }
  return [
    [words.method, bilingual(words.methods[method], language)],
    [words.paidOn, dayOf(paidOn, language)],
    [inDong, currency === "USD" && formatPrice(toVnd({ amount, currency }, fxRate), "VND", language)],
  ]
}

function dueLines(booking: Booking, dueOn: string | null): Line[] {
  const { pricing, paid, paidOther, language } = booking
  const price = { own: pricing.total, other: shownOther(pricing.total, pricing) }
  return [
    [words.price, dongFirst(booking, price)],
    [words.paid, paid > 0 && dongFirst(booking, { own: paid, other: paidOther })],
    [words.dueOn, dueOn && dayOf(dueOn, language)],
  ]
}

/** Writes an amount of a booking: in đồng, with the dollars beside them if it is priced in dollars. */
function dongFirst({ pricing: { currency }, language }: Booking, { own, other }: BothKept): string {
  const text = formatPrice(own, currency, language)
  return currency === "VND" ? text : `${formatPrice(other, "VND", language)} (${text})`
}

/** Writes the amount that is asked for. Of a booking in dollars, also what its page says that it is in the other currency. */
function askedAmount(booking: Booking, { amountMinor, currency }: FoundPaper["paper"]): string {
  const { pricing, balance, balanceOther, payments, language } = booking
  const amount = toMajor(amountMinor, currency)
  const text = formatPrice(amount, currency, language)
  if (pricing.currency === "VND") return text
  const kept = [...payments.steps, { open: balance, openOther: balanceOther }]
  const inOther =
    currency === "USD"
      ? (kept.find(({ open }) => open === amount)?.openOther ?? shownOther(amount, pricing))
      : (kept.find(({ openOther }) => openOther === amount)?.open ??
        toMajor(convert({ amount: amountMinor, currency }, "USD", pricing.vndPerUsd), "USD"))
  return `${text} (${formatPrice(inOther, otherCurrency(currency), language)})`
}

/** Returns an amount in the other currency as pages show it. Both are in major units. */
const shownOther = (amount: number, { currency, vndPerUsd }: Booking["pricing"]): number =>
  toMajor(toShownMinor(toMinor(amount, currency), currency, vndPerUsd), otherCurrency(currency))

/** Where to transfer the amount, with the code 25 mm wide. */
async function askedAccount({ paper }: FoundPaper, booking: Booking) {
  const { language } = booking
  const { currency, amountMinor } = paper
  const account = await payToOf(booking, toMajor(amountMinor, currency), currency)
  if (!account) return null
  const code = account.vietQr && (await qrDataUrl(account.vietQr.text, 480))
  return h(
    View,
    { style: styles.payment, wrap: false },
    h(
      View,
      { style: { flex: 1 } },
      h(Text, { style: { fontWeight: 700 } }, bilingual(payToMessages.title, language)),
      payToFacts(account, language).map(({ key, value }) =>
        h(Text, { key, style: { fontSize: 9 } }, `${bilingual(payToMessages[key], language)}: ${value}`),
      ),
      code ? h(Text, { style: common.label }, bilingual(payToMessages.scan, language)) : null,
    ),
    code ? h(Image, { src: code, style: { width: CODE, height: CODE } }) : null,
  )
}

const SIGNERS: Record<PaperKind, Localized[]> = {
  receipt: [words.drawnUpBy, words.paidBy, words.cashier],
  confirmation: [words.drawnUpBy],
  request: [words.drawnUpBy, words.director],
}

function signatures(kind: PaperKind, language: Language): ReactNode {
  return h(
    View,
    { style: SIGNERS[kind].length > 1 ? styles.signatures : styles.oneSignature, wrap: false },
    SIGNERS[kind].map((signer) =>
      h(
        View,
        { key: signer.en, style: styles.signature },
        h(Text, { style: { fontWeight: 700 } }, signer[language]),
        h(Text, { style: common.label }, signer[otherLanguage(language)]),
        h(Text, { style: common.label }, `(${bilingual(words.signHint, language)})`),
      ),
    ),
  )
}
