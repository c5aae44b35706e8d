import type { MouseEvent, ReactNode } from "react"
import type { Crop } from "#lib/rendition.ts"
import { Picture, type PictureImage } from "./picture/picture.tsx"

type Props = {
  image: PictureImage | undefined
  stamp?: string
  /** Contains one link of the class `card-link`, which covers the card. */
  title: ReactNode
  children: ReactNode
  corner?: ReactNode
  crop?: Crop
  sizes: string
  priority?: boolean
}

export function Card({ image, stamp, title, children, corner, crop = "4x3", sizes, priority = false }: Props) {
  return (
    <article className="card">
      <div className="relative">
        {image ? (
          <Picture image={image} crop={crop} sizes={sizes} priority={priority} decorative />
        ) : (
          <div className="card-blank" />
        )}
        {stamp && <span className="stamp card-stamp">{stamp}</span>}
      </div>
      <div className="card-body">
        <h3 className="card-title">{title}</h3>
        {children}
      </div>
      {corner && <div className="card-corner">{corner}</div>}
    </article>
  )
}

const OWN_PICTURE = ".gallery-strip .picture, .post-picture"

/** Link props for the view transition from a card to its page (app.css), unless the visitor prefers less motion. */
export const intoPage = {
  viewTransition: { types: () => !matchMedia("(prefers-reduced-motion: reduce)").matches && ["into-page"] },
  onClick: ({ currentTarget }: MouseEvent) => {
    document.querySelector(".going")?.classList.remove("going")
    currentTarget.closest("article")?.classList.add("going")
    document.querySelector(OWN_PICTURE)?.classList.add("staying")
  },
}
