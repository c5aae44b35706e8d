import { type KeyboardEvent, useId, useRef, useState } from "react"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { IconButton } from "#site/ui/button.tsx"
import { useAfterLoad } from "#site/ui/hooks/after-load.ts"
import { Icon } from "#site/ui/icon.tsx"
import { useLinkAsButton } from "#site/ui/overlay/link-as-button.ts"
import { Picture, type PictureImage } from "./picture.tsx"

const messages = {
  previous: { en: "Previous picture", vi: "Ảnh trước" },
  next: { en: "Next picture", vi: "Ảnh sau" },
}

type Props = {
  images: PictureImage[]
  labels: { all: string /** 'Show picture {n} of {total}' */; one: string }
  priority?: boolean
}

export function Gallery({ images, labels, priority = true }: Props) {
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const loaded = useAfterLoad()
  const show = (index: number) => {
    const target = Math.max(0, Math.min(images.length - 1, index))
    strip.current?.scrollTo({ left: target * strip.current.clientWidth })
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step)
  }
  if (images.length === 0) return null
  return (
    <section aria-label={labels.all} onKeyDown={move}>
      <div className="relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={labels.all}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
          className="gallery-strip"
        >
          {images.map((image, index) => (
            <li
              key={image.url}
              id={id + index}
              style={{ backgroundColor: image.color }}
              aria-hidden={(loaded && index !== shown) || undefined}
            >
              {index === 0 || (loaded && Math.abs(index - shown) < 2) ? (
                <Slide image={image} priority={priority && index === 0} />
              ) : (
                <noscript>
                  <Slide image={image} />
                </noscript>
              )}
            </li>
          ))}
        </ul>
        {images.length > 1 && <Controls shown={shown} total={images.length} show={show} />}
      </div>
      {images.length > 1 && <Thumbnails id={id} images={images} label={labels.one} shown={shown} show={show} />}
    </section>
  )
}

function Slide(props: { image: PictureImage; priority?: boolean }) {
  return <Picture crop="16x9" sizes="(min-width: 1024px) 780px, 92vw" {...props} />
}

type ControlProps = { shown: number; total: number; show: (index: number) => void }

function Controls({ shown, total, show }: ControlProps) {
  const t = useTranslate()
  return (
    <div className="absolute right-3 bottom-3 flex items-center rounded-card bg-paper noscript:hidden print:hidden">
      <IconButton label={t(messages.previous)} aria-disabled={shown === 0} onClick={() => show(shown - 1)}>
        <Icon name="chevron-left" className="size-5" />
      </IconButton>
      <p role="status" className="min-w-10 text-center text-sm font-semibold whitespace-nowrap tabular-nums">
        {shown + 1} / {total}
      </p>
      <IconButton label={t(messages.next)} aria-disabled={shown === total - 1} onClick={() => show(shown + 1)}>
        <Icon name="chevron-right" className="size-5" />
      </IconButton>
    </div>
  )
}

type ThumbnailsProps = {
  id: string
  images: PictureImage[]
  label: string
  shown: number
  show: (index: number) => void
}

function Thumbnails({ id, images, label, shown, show }: ThumbnailsProps) {
  return (
    <ul className="mt-2 grid grid-cols-4 gap-2">
      {images.map((image, index) => (
        <li key={image.url}>
          <Thumbnail
            to={`#${id}${index}`}
            image={image}
            label={interpolate(label, { n: index + 1, total: images.length })}
            isShown={index === shown}
            show={() => show(index)}
          />
        </li>
      ))}
    </ul>
  )
}

type ThumbnailProps = { to: string; image: PictureImage; label: string; isShown: boolean; show: () => void }

function Thumbnail({ to, image, label, isShown, show }: ThumbnailProps) {
  const button = useLinkAsButton(show)
  return (
    <a href={to} {...button} aria-label={label} aria-current={isShown || undefined} className="thumbnail">
      <Picture image={image} crop="4x3" sizes="(min-width: 640px) 190px, 22vw" decorative />
    </a>
  )
}
