import { Link, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { Settings } from "#domain/settings/settings.ts"
import { preparationNames } from "#domain/tours/fact-names.ts"
import { daysOf } from "#domain/tours/page/fact-list.ts"
import { pageMessages } from "#domain/tours/page/messages.ts"
import { type Day, TOUR_TEXTS, type Tour } from "#domain/tours/tour.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { whatsAppLink, zaloLink } from "#lib/phone/chat-links.ts"
import { telLink } from "#lib/phone/tel-link.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { styles } from "./itinerary-style.server.ts"
import { itineraryTexts as texts } from "./itinerary-texts.ts"

/** Renders the days with their steps and times. */
export function days(tour: Tour, language: Language): ReactNode {
  const all = daysOf(tour)
  if (all.length === 0) return null
  return h(
    View,
    null,
    title(inLanguage(pageMessages.itinerary, language)),
    all.map(({ heading, day }, index) => dayOf(index + 1, inLanguage(heading, language), day, language)),
  )
}

/** A page doesn't end between the title of a day and what comes first. */
function dayOf(n: number, heading: string, day: Day | undefined, language: Language): ReactNode {
  const [first = null, ...others] = day ? dayDetails(day, language) : []
  return h(
    View,
    { key: n, style: styles.day },
    h(
      View,
      { wrap: false },
      h(
        Text,
        { style: styles.dayTitle },
        h(Text, { style: styles.dayNumber }, interpolate(pageMessages.dayN[language], { n })),
        ` · ${heading}`,
      ),
      first,
    ),
    others,
  )
}

function dayDetails({ steps, description, meals, stay }: Day, language: Language): ReactNode[] {
  const t = (text: LocalizedContent) => inLanguage(text, language)
  const names = meals.map((meal) => t(pageMessages.mealNames[meal])).join(", ")
  const remarks = [
    names && interpolate(t(pageMessages.meals), { meals: names }),
    stay && interpolate(t(pageMessages.stay), { stay: t(stay) }),
  ]
  const told = steps?.length
    ? steps.map(({ time, text }, nth) => step(nth, time ? formatTime(time, language) : "", t(text)))
    : lines(t(description))
  return [...told, h(Text, { key: "remarks", style: styles.label }, withDots(...remarks))]
}

function step(key: number, time: string, text: string): ReactNode {
  return h(
    View,
    { key, style: styles.row, wrap: false },
    h(Text, { style: styles.time }, time),
    h(Text, { style: styles.text }, text),
  )
}

/** Renders what the price holds, what to bring, and the conditions. */
export function terms(tour: Tour, language: Language): ReactNode {
  const t = (text: LocalizedContent) => inLanguage(text, language)
  return h(
    View,
    null,
    h(
      View,
      { style: styles.columns },
      h(View, { style: styles.column }, list(t(pageMessages.included), tour.included.map(t), "+")),
      h(View, { style: styles.column }, list(t(pageMessages.excluded), tour.excluded.map(t), "–")),
    ),
    list(t(preparationNames.packing), tour.packing.map(t), "•"),
    section(t(TOUR_TEXTS.requirements.name), tour.requirements && t(tour.requirements)),
    section(t(pageMessages.cancellation), tour.cancellationPolicy && t(tour.cancellationPolicy)),
  )
}

function list(heading: string, items: string[], mark: string): ReactNode {
  if (items.length === 0) return null
  const [first, ...others] = items.map((item) => listItem(item, mark))
  return h(View, null, h(View, { wrap: false }, title(heading), first), others)
}

function listItem(text: string, mark: string): ReactNode {
  return h(
    View,
    { key: text, style: styles.row, wrap: false },
    h(Text, { style: { width: 12 } }, mark),
    h(Text, { style: styles.text }, text),
  )
}

function section(heading: string, text: string | null): ReactNode {
  return text ? h(View, null, title(heading), lines(text)) : null
}

const title = (text: string) => h(Text, { style: styles.heading, minPresenceAhead: 40 }, text)

/** Each line is a separate Text, because the font has no glyph for line breaks. */
const lines = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.trim())
    .map((line, nth) => h(Text, { key: `${nth} ${line}`, style: { marginTop: 2 } }, line))

/** Renders how to reach the company. The chat that readers of the language use most comes first. */
export function contact(settings: Settings, language: Language, address: string): ReactNode {
  const { phone, email, zalo, whatsapp } = settings
  const chats = [
    zalo && { label: "Zalo", href: zaloLink(zalo) },
    whatsapp && { label: "WhatsApp", href: whatsAppLink(whatsapp) },
  ]
  const links = [
    phone && { label: phone, href: telLink(phone) },
    email && { label: email, href: `mailto:${email}` },
    ...(language === "vi" ? chats : chats.toReversed()),
    { label: address.replace(/^https?:\/\//, ""), href: address },
  ].filter((link) => link !== "")
  const office = [inLanguage(settings.address, language), inLanguage(settings.businessHours, language)]
  return h(
    View,
    { style: styles.contact, wrap: false },
    h(Text, { style: styles.dayTitle }, texts.ask[language]),
    h(
      View,
      { style: styles.links },
      links.map(({ label, href }) => h(Link, { key: href, src: href, style: styles.link }, label)),
    ),
    office.filter(Boolean).map((line) => h(Text, { key: line, style: styles.label }, line.replaceAll("\n", ", "))),
  )
}
