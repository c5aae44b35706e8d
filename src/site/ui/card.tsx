import type { MouseEvent, ReactNode } from "react"
import { Picture, type PictureImage } from "./picture/picture.tsx"

type Props = {
  image: PictureImage | undefined
  stamp?: string
  /** Contains one link of the class `card-link`, which covers the card. */
  title: ReactNode
  children: ReactNode
  corner?: ReactNode
  /** Whether phones see a lower picture, in rows of cards that they push aside. */
  wideOnPhones?: boolean
  sizes: string
  priority?: boolean
}

export function Card(props: Props) {
  const { image, stamp, title, children, corner, wideOnPhones = false, sizes, priority = false } = props
  return (
    <article className="card">
      <div
        className={`card-picture aspect-4/3 ${wideOnPhones ? "max-sm:aspect-video" : ""}`}
        style={{ backgroundColor: image?.color }}
      >
        {image ? (
          <Picture
            image={image}
            crop="4x3"
            narrow={wideOnPhones ? "16x9" : "4x3"}
            sizes={sizes}
            priority={priority}
            decorative
          />
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
