import { Link, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { Settings } from "#features/settings/settings.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { telLink } from "#lib/tel-link.ts"
import { styles } from "./itinerary-style.server.ts"
import { itineraryTexts as texts } from "./itinerary-texts.ts"

/** Renders how to reach the company. The chat that readers of the language use most comes first. */
export function contact(settings: Settings, language: Language, address: string): ReactNode {
  const { phone, email, zalo, whatsapp } = settings
  const digits = (text: string) => text.replace(/\D/g, "")
  const chats = [
    zalo && { label: "Zalo", href: `https://zalo.me/${digits(zalo)}` },
    whatsapp && { label: "WhatsApp", href: `https://wa.me/${digits(whatsapp)}` },
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
