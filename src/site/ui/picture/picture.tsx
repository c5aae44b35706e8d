import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type Crop, type Focus, objectPosition, RATIOS, type RenditionWidth, renditionUrl } from "#lib/rendition.ts"

const WIDTHS = [390, 640, 960, 1440] as const
/** Phones get smaller files even at high resolution, to save data. */
const PHONE_WIDTHS = [190, 390, 640] as const
const PHONE = "(max-width: 639px)"

/** A picture of content. `color` is shown while it loads. */
export type PictureImage = {
  url: string
  alt: LocalizedContent
  color: string
  width?: number
  height?: number
  focus?: Focus | undefined
}

type Props = {
  image: PictureImage
  crop: Crop
  /** A different crop below 640 px. */
  narrow?: Crop
  /** CSS `sizes`. */
  sizes: string
  /** The page's largest picture, loaded first. Use it once per page. */
  priority?: boolean
  className?: string
  /** Whether a text beside the picture says the same. */
  decorative?: boolean
}

/** A picture without layout shift: AVIF in several widths, and one WebP for older browsers. */
export function Picture(props: Props) {
  const t = useTranslate()
  const { image, sizes, priority, decorative } = props
  const { phone, wide, plain, width, height } = renditions(props)
  return (
    <picture>
      <source media={PHONE} type="image/avif" srcSet={phone} sizes={sizes} />
      <source type="image/avif" srcSet={wide} sizes={sizes} />
      <img
        src={plain}
        width={width}
        height={height}
        alt={decorative ? "" : t(image.alt)}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        style={{ backgroundColor: image.color, objectPosition: objectPosition(image.focus) }}
        className={classOf(props)}
      />
    </picture>
  )
}

function renditions({ image, crop, narrow = crop }: Props) {
  const from = (widths: readonly RenditionWidth[], of: Crop) =>
    widths.map((size) => `${renditionUrl(image, of, size, "avif")} ${size}w`).join()
  const [width, height] = RATIOS[crop]
  return {
    phone: from(PHONE_WIDTHS, narrow),
    wide: from(WIDTHS, crop),
    plain: renditionUrl(image, crop, 640, "webp"),
    width: width * 90,
    height: height * 90,
  }
}

const classOf = ({ className = "" }: Props) => `picture ${className}`.trim()
