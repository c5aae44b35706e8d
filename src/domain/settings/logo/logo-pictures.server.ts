import { hash } from "node:crypto"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { makeRendition, readRendition } from "#server/media/media.server.ts"
import type { SocialCompany } from "#server/pages/social-company.server.ts"
import type { Face, Place } from "./draw-icons.server.ts"
import { initialOf, keyOf, type Logo, logoOnColor, type ShownLogo, symbolOf } from "./logo.ts"
import { isStored, LOGOS, readLogo } from "./logos.server.ts"

/** Increment it with each design change, to draw stored icons again. */
const ICON_DESIGN = 1

/** A square icon as .png, or .ico with the sizes of tabs. */
export type Icon = { place: Place; size: number } | "ico"

/** Returns an icon, which is drawn once and stored. @throws tooMany for the network's limit */
export async function findIcon(face: Face, icon: Icon, network?: string): Promise<Buffer> {
  const shown = [ICON_DESIGN, icon, symbolOf(face.logo)?.url ?? initialOf(face), face.primaryColor]
  const name = `icons/${hash("sha256", JSON.stringify(shown), "hex")}`
  const draw = async () => {
    const { drawFavicon, drawIcon } = await import("./draw-icons.server.ts")
    return icon === "ico" ? drawFavicon(face) : drawIcon(face, icon.place, icon.size)
  }
  return (await readRendition(name)) ?? makeRendition(name, network, draw)
}

/** Returns a logo in a height. @throws notFound; tooMany for the network's limit */
export async function findLogo(
  logo: Pick<Logo, "url">,
  height: number,
  format: "webp" | "png",
  network?: string,
): Promise<Buffer> {
  const name = `${LOGOS}/${keyOf(logo)}/h${height}.${format}`
  const kept = await readRendition(name)
  if (kept) return kept
  const picture = (await readLogo(logo)).resize(null, height, { withoutEnlargement: true })
  const encoded = format === "webp" ? picture.webp({ lossless: true }) : picture.png()
  return makeRendition(name, network, () => encoded.toBuffer())
}

/** A logo for the head of a document. */
export type DocumentLogo = ShownLogo & { png: Buffer }

/** Returns the logo that stands on a field of the company's colour. A document is made without one that was lost. */
export async function findDocumentLogo({ logo, primaryColor }: Settings): Promise<DocumentLogo | undefined> {
  const shown = logoOnColor(logo, primaryColor)
  if (!shown || !(await isStored(shown))) return undefined
  return { ...shown, png: await findLogo(shown, 160, "png") }
}

/** Returns what social images show of the company. */
export async function findSocialCompany(): Promise<SocialCompany> {
  const settings = await findSettings()
  const { companyName, primaryColor, logo } = settings
  return {
    companyName,
    primaryColor,
    face: JSON.stringify([logo, initialOf(settings)]),
    drawHead: async () => {
      const { drawSocialHead } = await import("./draw-icons.server.ts")
      return drawSocialHead(settings)
    },
  }
}
