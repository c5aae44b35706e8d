import type { Settings } from "#domain/settings/settings.ts"
import { inLanguage } from "#i18n/localized.ts"
import { isDark } from "#lib/color/color.ts"
import { INK, PAPER } from "#lib/color/palette.ts"
import { firstCharacters } from "#lib/text/graphemes.ts"

export type Logos = Settings["logo"]
export type LogoKind = keyof Logos
export type Logo = NonNullable<Logos[LogoKind]>
export type Ground = Exclude<LogoKind, "symbol">
/** A logo where it is shown. `plate` is the colour of a plate below it, if it is made for the other ground. */
export type ShownLogo = Logo & { plate: string | undefined }

export const LOGO_KINDS = ["light", "dark", "symbol"] as const satisfies readonly LogoKind[]

export const MAX_LOGO = { bytes: 5 * 1024 * 1024, svgBytes: 256 * 1024, side: 1024, ratio: 10 } as const
export const MIN_LOGO_SIDE = 96
/** Heights in pixels that the server renders. */
export const LOGO_HEIGHTS = [80, 160] as const

const MAIL_BOX = [220, 40] as const
/** Longer than any square that was cut by eye. */
const MAX_SQUARE_RATIO = 1.3

/** Returns whether a picture fits into the square of an icon. */
export const isSquare = ({ width, height }: Pick<Logo, "width" | "height">): boolean =>
  Math.max(width / height, height / width) <= MAX_SQUARE_RATIO

/** Returns the logo for a ground, else the other one on a plate. */
export function logoOn({ light, dark }: Logos, ground: Ground): ShownLogo | undefined {
  const [own, other, plate] = ground === "light" ? [light, dark, INK] : [dark, light, PAPER]
  if (own) return { ...own, plate: undefined }
  return other ? { ...other, plate } : undefined
}

/** Returns the logo for a field of a colour. */
export const logoOnColor = (logos: Logos, color: string): ShownLogo | undefined =>
  logoOn(logos, isDark(color) ? "dark" : "light")

/** Returns the logo for the head of mails, which is a field of the company's colour. */
export function mailLogo(logos: Logos, color: string) {
  const logo = logoOnColor(logos, color)
  return logo && { path: logoUrl(logo, 80, "png"), plate: logo.plate, ...sizeWithin(logo, ...MAIL_BOX) }
}

/** Returns what icons show: the symbol, else a logo that is about square. Undefined: the mark of the company's initial. */
export function symbolOf({ symbol, light }: Logos): Logo | undefined {
  return symbol ?? (light && isSquare(light) ? light : undefined)
}

/** Returns the address of a logo in a height. Mail programs don't all know WebP. */
export function logoUrl({ url }: Pick<Logo, "url">, height: (typeof LOGO_HEIGHTS)[number], format: "webp" | "png") {
  return `${url.slice(0, url.lastIndexOf("/"))}/h${height}.${format}`
}

/** Returns the size at which a logo fills a box without being cut. */
export function sizeWithin({ width, height }: Pick<Logo, "width" | "height">, maxWidth: number, maxHeight: number) {
  const scale = Math.min(maxWidth / width, maxHeight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Returns the letter of the mark that stands for a company without a symbol. */
export function initialOf({ companyName }: Pick<Settings, "companyName">): string {
  const name = inLanguage(companyName, "en")
  return firstCharacters(/[\p{L}\p{N}].*/u.exec(name)?.[0] ?? "•", 1).toLocaleUpperCase("vi")
}

type Face = Pick<Settings, "logo" | "companyName" | "primaryColor">

/** Returns a version for the addresses of icons, which browsers keep for long: it changes with what they show. */
export function iconVersion(face: Face): string {
  const symbol = symbolOf(face.logo)
  return `${symbol ? keyOf(symbol) : initialOf(face)}-${face.primaryColor.slice(1).toLowerCase()}`
}

export const iconUrl = (name: string, face: Face) => `/${name}?v=${encodeURIComponent(iconVersion(face))}`

/** Returns the key under which a logo is stored. */
export const keyOf = ({ url }: Pick<Logo, "url">): string => url.split("/")[3] ?? ""
