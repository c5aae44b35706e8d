import type { MouseEvent, ReactNode } from "react"
import { type Crop, Picture, type PictureImage } from "./picture/picture.tsx"

type Props = {
  image: PictureImage | undefined
  /** The place, as a stamp on the picture. */
  stamp?: string
  /** The heading; its one link has the class `card-link`, which makes the whole card press it. */
  title: ReactNode
  children: ReactNode
  /** A button on the picture, above the card's link. */
  corner?: ReactNode
  crop?: Crop
  sizes: string
  priority?: boolean
}

/** Something to choose from a list: picture, stamp, title and what is said about it. As high as its neighbours. */
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

/** The picture that a page itself has, as app.css names it. */
const OWN_PICTURE = ".gallery-strip .picture, .post-picture"

/**
 * For the link of a card: on the way its picture becomes that of the page, where the browser knows how and nobody has
 * asked for less motion. The names that join the two are in app.css.
 */
export const intoPage = {
  viewTransition: { types: () => !matchMedia("(prefers-reduced-motion: reduce)").matches && ["into-page"] },
  onClick: ({ currentTarget }: MouseEvent) => {
    document.querySelector(".going")?.classList.remove("going")
    currentTarget.closest("article")?.classList.add("going")
    document.querySelector(OWN_PICTURE)?.classList.add("staying")
  },
}
