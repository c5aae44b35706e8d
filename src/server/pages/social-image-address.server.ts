import { hash } from "node:crypto"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { RenderPage } from "./rendering.server.ts"
import type { SocialCompany } from "./social-company.server.ts"

/** Increment it with each design change, to draw stored images again. */
const SOCIAL_DESIGN = 4

const TITLE = /<meta property="og:title" content="([^"]*)"/
/** The page's largest picture, which is loaded first. */
const PICTURE = /<img src="\/media\/([a-z0-9-]+)\/([a-z0-9-]+)\/[^"]*?(?:-at(\d+))?\.\w+"[^>]* fetchpriority="high"/i

type Shown = {
  title: string
  company: string
  face: string
  primaryColor: string
  picture: { collection: string; key: string; at: number | undefined } | undefined
  /** Names the image by what it shows. */
  digest: string
}

/** Reads what the social image of a page shows from its HTML, so that they match. */
export function readShown(html: string, { companyName, face, primaryColor }: SocialCompany, language: Language): Shown {
  const [, collection, key, at] = PICTURE.exec(html) ?? []
  const shown = {
    title: unescaped(TITLE.exec(html)?.[1] ?? ""),
    company: inLanguage(companyName, language),
    face,
    primaryColor,
    picture: collection && key ? { collection, key, at: at ? Number(at) : undefined } : undefined,
  }
  return { ...shown, digest: hash("sha256", JSON.stringify([SOCIAL_DESIGN, shown]), "hex") }
}

/** Chats keep an image by its address for weeks, so this part of the address changes with what it shows. */
export const versionOf = ({ digest }: Pick<Shown, "digest">): string => digest.slice(0, 12)

const ADDRESS = /(\/media\/social\/(en|vi)\/[a-z0-9/-]+)(?=\.jpg)/

/** Renders pages with the version of their social image in its address. */
export function withVersionedImages(renderPage: RenderPage, findCompany: () => Promise<SocialCompany>): RenderPage {
  return async (href, page) => {
    const rendered = await renderPage(href, page)
    const html = rendered.body.toString()
    const [, address, language] = (rendered.status === 200 && ADDRESS.exec(html)) || []
    // A page from before an outage stays as it is while the database is away.
    const company = address && (await findCompany().catch(() => undefined))
    if (!company) return rendered
    const version = versionOf(readShown(html, company, language as Language))
    return { ...rendered, body: Buffer.from(html.replaceAll(`${address}.jpg`, `${address}.${version}.jpg`)) }
  }
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' }

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot));/gi, (_, decimal, hex, name) =>
    name ? NAMED[name.toLowerCase()]! : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}
