import { LRUCache } from "lru-cache"
import sanitizeHtml, { type IOptions } from "sanitize-html"
import type { LocalizedContent } from "#i18n/localized.ts"
import { readText } from "#lib/text/typed-text.ts"

/** Deeper elements are dropped, their text is kept. */
const MAX_DEPTH = 20
const MAX_PASSES = 8
const TEXT = ["p", "br", "strong", "b", "em", "i", "u", "s", "sub", "sup", "code", "a"]
const BLOCKS = ["h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "figure", "figcaption", "img"]
const TABLES = ["table", "caption", "thead", "tbody", "tr", "th", "td"]
const DROPPED = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "xmp",
  "svg",
  "math",
  "iframe",
  "template",
  "title",
]

const POLICY: IOptions = {
  allowedTags: [...TEXT, ...BLOCKS, ...TABLES],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  // Defence in depth: `readLink` already allows nothing else.
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: DROPPED,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    ...fromStyles("b", "strong", "i", "em", "span"),
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tagName, { href = "" }) => ({ tagName, attribs: linkTo(readLink(href)) }),
    img: (tagName, { src = "", alt = "", width, height }) => {
      const size = isLength(width) && isLength(height) ? { width, height } : {}
      return { tagName, attribs: isOwnMedia(src) ? { src, alt, ...size, loading: "lazy" } : {} }
    },
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === "a" && !attribs.href) || (tag === "img" && !attribs.src) ? "excludeTag" : false,
}

/** Google Docs wraps whole texts in `<b style="font-weight:normal">`, and says in styles of spans what is bold. */
function fromStyles(...tags: string[]) {
  return Object.fromEntries(
    tags.map((tag) => [tag, (_: string, { style = "" }) => ({ tagName: meant(tag, style), attribs: {} })]),
  )
}

/** A span isn't allowed: it goes, and its text stays. */
function meant(tag: string, style: string): string {
  if (tag === "span") return BOLD.test(style) ? "strong" : ITALIC.test(style) ? "em" : "span"
  return (tag === "b" || tag === "strong" ? NOT_BOLD : NOT_ITALIC).test(style) ? "span" : tag
}

const BOLD = /font-weight\s*:\s*(bold|[6-9]00)/i
const NOT_BOLD = /font-weight\s*:\s*(normal|lighter|[1-5]00)/i
const ITALIC = /font-style\s*:\s*(italic|oblique)/i
const NOT_ITALIC = /font-style\s*:\s*normal/i

function linkTo(address: string | undefined): Record<string, string> {
  if (address === undefined) return {}
  return address.startsWith("/") ? { href: address } : { href: address, rel: "noopener" }
}

/** Returns HTML with only text, its structure, links and our own pictures (security.md). Idempotent. */
export function sanitise(html: string, passes: number = MAX_PASSES): string {
  const clean = readText(sanitizeHtml(html, POLICY))
  // Dropping an element can make new ones, so repeat until nothing changes.
  return clean === html || passes <= 1 ? clean : sanitise(clean, passes - 1)
}

function readLink(href: string): string | undefined {
  // Browsers ignore these characters in URLs, so they must not hide a forbidden scheme.
  const address = href.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "").trim()
  if (/^\/(?![/\\])/.test(address) || /^(mailto|tel):[^\s]+$/i.test(address)) return address
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
}

function isOwnMedia(src: string): boolean {
  return /^\/media(\/[a-z0-9-]{1,80}){2}\/[a-z0-9-]{1,40}\.(avif|webp)$/.test(src)
}

function isLength(text: string | undefined): text is string {
  return /^[1-9]\d{0,4}$/.test(text ?? "")
}

export function sanitiseBoth({ en, vi }: LocalizedContent): LocalizedContent {
  return { en: sanitise(en), ...(vi !== undefined && { vi: sanitise(vi) }) }
}

const sanitised = new LRUCache<string, string>({ max: 500, memoMethod: (html) => sanitise(html) })

/** Sanitises stored HTML again, because the rules may have changed since it was written. Cached. */
export function sanitiseStored({ en, vi }: LocalizedContent): LocalizedContent {
  return { en: sanitised.memo(en), ...(vi !== undefined && { vi: sanitised.memo(vi) }) }
}

export function extractText(html: string): string {
  const text = sanitizeHtml(html.replaceAll("<", " <"), { allowedTags: [], nonTextTags: DROPPED })
  return text.replace(/&(amp|lt|gt|quot);/g, " ")
}
