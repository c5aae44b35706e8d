import { useState } from "react"
import { fillIn } from "#i18n/fill-in.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { Picture } from "./picture.tsx"

type Image = { url: string; alt: LocalizedContent; color: string }
type Props = { images: Image[]; labels: { all: string; one: string } }

/** Pictures, one large and all as thumbnails below. */
export function Gallery({ images, labels }: Props) {
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? images[0]
  if (!image) return null
  return (
    <section aria-label={labels.all}>
      <Picture image={image} crop="16x9" sizes="(min-width: 1024px) 780px, 92vw" priority />
      {images.length > 1 && (
        <ul className="mt-2 grid grid-cols-4 gap-2">
          {images.map((thumbnail, index) => (
            <li key={thumbnail.url}>
              <button
                type="button"
                onClick={() => setShown(index)}
                aria-label={fillIn(labels.one, { n: index + 1, total: images.length })}
                aria-pressed={index === shown}
                className="block w-full overflow-hidden rounded-image opacity-75 hover:opacity-100 aria-pressed:opacity-100 aria-pressed:outline-3 aria-pressed:outline-vermilion"
              >
                <Picture image={thumbnail} crop="4x3" sizes="190px" decorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
