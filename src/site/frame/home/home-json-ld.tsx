import { useSuspenseQuery } from "@tanstack/react-query"
import { rootRouteId, useRouteContext } from "@tanstack/react-router"
import { iconUrl } from "#domain/settings/logo/logo.ts"
import { chatLinks, type SiteSettings, socialLinks } from "#domain/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { addressOf, type PageContext } from "#lib/head/page-head.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { JsonLd } from "#site/ui/page/json-ld.tsx"

export function HomeJsonLd() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const context = useRouteContext({ from: rootRouteId })
  return <JsonLd data={import.meta.env.SSR ? homeJsonLd(settings, context) : []} />
}

function homeJsonLd(settings: SiteSettings, shown: PageContext): object[] {
  const { language, origin } = shown
  const name = inLanguage(settings.companyName, language)
  const address = inLanguage(settings.address, language)
  const description = inLanguage(settings.companyDescription, language)
  const sameAs = [...socialLinks(settings), ...chatLinks(settings, language)].map(({ href }) => href)
  const company = {
    "@context": "https://schema.org",
    "@type": "TravelAgency",
    "@id": `${origin}/#company`,
    name,
    url: addressOf(shown, "/"),
    logo: origin + iconUrl("icon-512.png", settings),
    image: `${origin}/media/social/${language}/home.jpg`,
    ...(description && { description }),
    ...(settings.phone && { telephone: settings.phone }),
    ...(settings.email && { email: settings.email }),
    ...(address && { address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "VN" } }),
    ...(sameAs.length && { sameAs }),
  }
  const site = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: addressOf(shown, "/"),
    inLanguage: language,
    publisher: { "@id": `${origin}/#company` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${addressOf(shown, "/tours")}?search={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  }
  return [company, site]
}
