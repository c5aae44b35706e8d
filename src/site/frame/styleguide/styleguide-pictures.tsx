import { Link } from "@tanstack/react-router"
import { useState } from "react"
import type { Translate } from "#i18n/language.tsx"
import { useHome } from "#site/frame/home/use-home.ts"
import { Card } from "#site/ui/card.tsx"
import { EmptyState } from "#site/ui/list/empty-state.tsx"
import { type PageLink, Pagination } from "#site/ui/list/pagination.tsx"
import { Breadcrumb } from "#site/ui/page/breadcrumb.tsx"
import { Gallery } from "#site/ui/picture/gallery.tsx"
import { Picture, type PictureImage } from "#site/ui/picture/picture.tsx"
import { Slideshow } from "#site/ui/picture/slideshow.tsx"
import { samples } from "./styleguide-messages.ts"
import { Chapter, type Draw, Sample } from "./styleguide-sample.tsx"

export function Pictures() {
  const pictures = useHome().heroSlides.map(({ picture }) => picture)
  return (
    <Chapter id="pictures" title="Pictures and ways">
      <Sample title="Picture and card">{(t) => <Cards t={t} pictures={pictures} />}</Sample>
      <Sample title="Gallery" note="Swipe, arrow keys, buttons and thumbnails.">
        {(t) => (
          <Gallery
            images={pictures.slice(0, 4)}
            labels={{ all: t(samples.pictures), one: t(samples.showPicture) }}
            priority={false}
          />
        )}
      </Sample>
      <Sample title="Slideshow" note="Eight slides of five seconds; still under pointer and focus.">
        {(t) =>
          pictures.length > 0 && (
            <div className="h-72">
              <Slideshow
                slides={pictures}
                caption={(index) => t(pictures[index]?.alt ?? samples.place)}
                controls="absolute right-3 bottom-3"
              />
            </div>
          )
        }
      </Sample>
      <Sample title="Empty state">{Nothing}</Sample>
      <Sample title="Breadcrumb and pagination">{Ways}</Sample>
    </Chapter>
  )
}

function Cards({ t, pictures }: { t: Translate; pictures: PictureImage[] }) {
  const title = (
    <Link to="/tours" className="card-link">
      {t(samples.heading)}
    </Link>
  )
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Card image={pictures[2]} stamp={t(samples.place)} title={title} sizes="240px">
        <p className="line-clamp-2 text-sm text-soft">{t(samples.body)}</p>
      </Card>
      <Card image={undefined} stamp={t(samples.place)} title={title} sizes="240px">
        <p className="line-clamp-2 text-sm text-soft">{t(samples.body)}</p>
      </Card>
      {pictures[1] && <Picture image={pictures[1]} crop="4x5" sizes="240px" />}
    </div>
  )
}

const Nothing: Draw = (t) => (
  <EmptyState title={t(samples.noTours)} text={t(samples.noToursText)}>
    <Link to="/tours" className="text-link inline-flex min-h-11 items-center">
      {t(samples.quiet)}
    </Link>
  </EmptyState>
)

function Ways(t: Translate) {
  const [page, setPage] = useState(5)
  const link: PageLink = ({ page, label, current, className, children }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      aria-current={current ? "page" : undefined}
      className={className}
      onClick={() => setPage(page)}
    >
      {children}
    </button>
  )
  return (
    <>
      <Breadcrumb path={[{ to: "/tours", label: t(samples.tours) }]} here={t(samples.heading)} />
      <Pagination page={page} pages={9} link={link} />
    </>
  )
}
