type Data = Record<string, unknown>

const isPage = ({ name, url, dateModified }: Data) => isText(name) && isAddress(url) && isTime(dateModified)

/** The fields that search engines require, by type of structured data. */
const REQUIRED: Record<string, (data: Data) => boolean> = {
  Product: ({ name, image, offers }) => isText(name) && isList(image) && isOffer(offers as Data),
  TouristTrip: ({ name, description, url }) => isText(name) && isText(description) && isAddress(url),
  Service: ({ name, provider, areaServed, offers }) =>
    isText(name) && isText((provider as Data)?.name) && isText(areaServed) && (!offers || isOffer(offers as Data)),
  TravelAgency: ({ name, address, url, image }) =>
    isText(name) && isText((address as Data)?.streetAddress) && isAddress(url) && isAddress(image),
  WebSite: ({ name, url }) => isText(name) && isAddress(url),
  WebPage: isPage,
  AboutPage: isPage,
  BlogPosting: ({ headline, image, datePublished, dateModified, author }) =>
    isText(headline) &&
    isList(image) &&
    isTime(datePublished) &&
    isTime(dateModified) &&
    isText((author as Data)?.name),
  BreadcrumbList: ({ itemListElement }) =>
    isNumbered(itemListElement, 2) && itemListElement.every(({ name, item }) => isText(name) && isAddress(item)),
  FAQPage: ({ mainEntity }) =>
    Array.isArray(mainEntity) &&
    mainEntity.length > 0 &&
    mainEntity.every(({ name, acceptedAnswer }) => isText(name) && isText(acceptedAnswer?.text)),
  ItemList: ({ itemListElement }) =>
    isNumbered(itemListElement, 1) && itemListElement.every(({ url }) => isAddress(url)),
}

const KINDS: [path: RegExp, kinds: string[]][] = [
  [/^\/$/, ["TravelAgency", "WebSite"]],
  [/^\/(tours|transfers|blog)(\?|$)/, ["ItemList"]],
  [/^\/category\//, ["ItemList", "BreadcrumbList"]],
  [/^\/tour\//, ["TouristTrip", "BreadcrumbList"]],
  [/^\/transfer\//, ["Service", "BreadcrumbList"]],
  [/^\/blog\//, ["BlogPosting", "BreadcrumbList"]],
  [/^\/about$/, ["AboutPage"]],
  [/^\/(terms|privacy)$/, ["WebPage"]],
]

/** Returns what is wrong with the structured data of a page. */
export function findDataErrors(path: string, all: Data[]): string[] {
  const kindsOf = ({ "@type": type }: Data) => [type].flat().map(String)
  const there = new Set(all.flatMap(kindsOf))
  const missing = KINDS.filter(([pattern]) => pattern.test(path)).flatMap(([, kinds]) =>
    kinds.filter((kind) => !there.has(kind)).map((kind) => `has no ${kind}`),
  )
  const wrong = all.flatMap((data) =>
    kindsOf(data)
      .filter((kind) => data["@context"] !== "https://schema.org" || !REQUIRED[kind]?.(data))
      .map((kind) => `its ${kind} lacks something: ${JSON.stringify(data).slice(0, 300)}`),
  )
  return [...missing, ...wrong]
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""
const isAddress = (value: unknown) => isText(value) && /^https?:\/\/\S+$/.test(value)
const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isAddress)
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value))

function isOffer(offer: Data | undefined): boolean {
  return Number(offer?.price) > 0 && /^(USD|VND)$/.test(String(offer?.priceCurrency)) && isAddress(offer?.availability)
}

function isNumbered(items: unknown, least: number): items is Data[] {
  return Array.isArray(items) && items.length >= least && items.every(({ position }, index) => position === index + 1)
}
