import { useT } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"

const WIDTHS = [390, 640, 960, 1440]
const RATIOS = { "16x9": [16, 9], "4x3": [4, 3], "4x5": [4, 5] } as const

export type Crop = keyof typeof RATIOS

type Props = {
  image: { url: string; alt: LocalizedContent; color: string }
  crop: Crop
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string
  /** The page's largest picture, to be loaded first. One a page. */
  priority?: boolean
  className?: string
  /** True where a text beside the picture says the same. */
  decorative?: boolean
}

/** A picture of content in a crop, in AVIF and WebP at the widths the server makes, without any shift of the page. */
export function Picture({ image, crop, sizes, priority = false, className = "", decorative = false }: Props) {
  const t = useT()
  const [width, height] = RATIOS[crop]
  const base = image.url.slice(0, image.url.lastIndexOf("/"))
  const sources = (format: string) => WIDTHS.map((size) => `${base}/${crop}-${size}.${format} ${size}w`).join(", ")
  return (
    <picture>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <img
        src={`${base}/${crop}-640.webp`}
        srcSet={sources("webp")}
        sizes={sizes}
        width={width * 90}
        height={height * 90}
        alt={decorative ? "" : t(image.alt)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={{ backgroundColor: image.color }}
        className={`h-auto w-full rounded-image object-cover ${className}`}
      />
    </picture>
  )
}
