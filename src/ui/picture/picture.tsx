import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"

const WIDTHS = [390, 640, 960, 1440]
/** Phones get smaller files even at high resolution, to save data. */
const PHONE_WIDTHS = [190, 390, 640]
const PHONE = "(max-width: 639px)"
const RATIOS = { "16x9": [16, 9], "4x3": [4, 3], "4x5": [4, 5] } as const

export type Crop = keyof typeof RATIOS

export type PictureImage = { url: string; alt: LocalizedContent; color: string }

type Props = {
  image: PictureImage
  crop: Crop
  /** A different crop below 640 px. */
  narrow?: Crop
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
        style={{ backgroundColor: image.color }}
        className={classOf(props)}
      />
    </picture>
  )
}

function renditions({ image, crop, narrow = crop }: Props) {
  const folder = image.url.slice(0, image.url.lastIndexOf("/"))
  const from = (widths: number[], of: Crop) => widths.map((size) => `${folder}/${of}-${size}.avif ${size}w`).join()
  const [width, height] = RATIOS[crop]
  return {
    phone: from(PHONE_WIDTHS, narrow),
    wide: from(WIDTHS, crop),
    plain: `${folder}/${crop}-640.webp`,
    width: width * 90,
    height: height * 90,
  }
}

const classOf = ({ className = "" }: Props) => `picture ${className}`.trim()
