import { Document, Page, renderToBuffer, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { DocumentLogo } from "#domain/settings/logo/logo-pictures.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { factsOf } from "#domain/tours/page/fact-list.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { withPrefix } from "#i18n/address.ts"
import { common } from "#i18n/common-messages.ts"
import { formatDate } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { usualView, writeBoth } from "#i18n/money/shown-money.ts"
import { hanoiDate } from "#lib/today.ts"
import { band } from "#server/documents/pdf-band.server.ts"
import { countPages } from "#server/documents/pdf-pages.server.ts"
import { fontCoverage } from "#server/documents/pdf-style.server.ts"
import { printableTexts } from "#server/documents/printable-text.server.ts"
import { contact, days, terms } from "./itinerary-sections.server.ts"
import { styles } from "./itinerary-style.server.ts"
import { itineraryTexts as texts } from "./itinerary-texts.ts"

export type ItineraryContext = {
  settings: Settings
  logo: DocumentLogo | undefined
  language: Language
  origin: string
}

/**
 * Draws a tour's page for paper: what happens when, what is included, and how to reach the company. It is set tighter if
 * that saves a page, because the last page often held two lines.
 */
export async function drawItinerary(tour: Tour, context: ItineraryContext): Promise<Buffer> {
  const usual = await draw(tour, context, styles.body)
  const pages = countPages(usual)
  if (pages === 1) return usual
  const tight = await draw(tour, context, styles.tightBody)
  return countPages(tight) < pages ? tight : usual
}

type Body = typeof styles.body | typeof styles.tightBody

async function draw(
  whole: Tour,
  { settings: all, logo, language, origin }: ItineraryContext,
  body: Body,
): Promise<Buffer> {
  const has = await fontCoverage()
  const [tour, settings] = [printableTexts(whole, has), printableTexts(all, has)]
  const t = (text: LocalizedContent) => inLanguage(text, language)
  const path = `/tour/${tour.slug}`
  const address = `${origin}${language === "vi" ? withPrefix(path) : path}`
  const company = t(settings.companyName)
  return renderToBuffer(
    h(
      Document,
      { title: `${t(tour.title)} – ${t(texts.kind)}`, author: company, language },
      h(
        Page,
        { size: "A4", style: styles.page },
        foot(address, language),
        h(
          View,
          { style: styles.band },
          band({ company, logo, primaryColor: settings.primaryColor, kind: t(texts.kind) }),
        ),
        h(
          View,
          { style: body },
          heading(tour, settings, language),
          facts(tour, language),
          days(tour, language),
          terms(tour, language),
          contact(settings, language, address),
        ),
      ),
    ),
  )
}

function heading(tour: Tour, { exchangeRate }: Settings, language: Language): ReactNode {
  const t = (text: LocalizedContent) => inLanguage(text, language)
  const view = usualView(language, exchangeRate.vndPerUsd)
  const price = tour.price
    ? interpolate(t(texts.from), { price: writeBoth(tour.price, tour.pricing.currency, view) })
    : t(common.contactForPrice)
  return h(
    View,
    null,
    h(Text, { style: styles.place }, t(tour.location)),
    h(Text, { style: styles.title }, t(tour.title)),
    h(Text, { style: styles.lead }, t(tour.shortDescription)),
    h(Text, { style: [styles.price, { marginTop: 8 }] }, price),
  )
}

function facts(tour: Tour, language: Language): ReactNode {
  const known = factsOf(tour, language).filter(({ value }) => value)
  return h(
    View,
    { style: styles.grid },
    known.map(({ label, value, isText }) =>
      h(
        View,
        { key: label, style: [styles.fact, { width: isText ? "100%" : "48%" }], wrap: false },
        h(Text, { style: styles.label }, label),
        h(Text, { style: isText ? {} : styles.value }, value),
      ),
    ),
  )
}

/** At the end of every page. */
function foot(address: string, language: Language): ReactNode {
  const site = address.replace(/^https?:\/\//, "")
  const asOf = interpolate(texts.asOf[language], { date: formatDate(hanoiDate(), language, "day") })
  return h(
    View,
    { style: styles.foot, fixed: true },
    h(Text, null, asOf),
    h(Text, {
      render: ({ pageNumber, totalPages }) =>
        interpolate(texts.page[language], { address: site, page: pageNumber, pages: totalPages }),
    }),
  )
}
