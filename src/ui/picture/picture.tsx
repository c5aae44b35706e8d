import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"

const WIDTHS = [390, 640, 960, 1440]
/** A phone's screen shows no more than this, however many dots it has: the next width would double what it loads. */
const PHONE_WIDTHS = [190, 390, 640]
const PHONE = "(max-width: 639px)"
const RATIOS = { "16x9": [16, 9], "4x3": [4, 3], "4x5": [4, 5] } as const

export type Crop = keyof typeof RATIOS

/** A picture as content refers to it: any of its renditions, what it shows, and its colour while it loads. */
export type PictureImage = { url: string; alt: LocalizedContent; color: string }

type Props = {
  image: PictureImage
  crop: Crop
  /** The crop below 640 px of width, where it is another. */
  narrow?: Crop
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string
  /** The page's largest picture, to be loaded first. One a page. */
  priority?: boolean
  className?: string
  /** True where a text beside the picture says the same. */
  decorative?: boolean
}

/**
 * A picture of content in a crop, without any shift of the page: AVIF at the widths the server makes, and one WebP for
 * the few browsers that cannot read it.
 */
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
