import { Link } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { Archipelagos, COUNTRY, Country, onCountry } from "#site/ui/map/country.tsx"
import { HERO_SLIDES } from "./hero-slides.ts"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"

const FRAME = { width: 400, height: 444 } as const
const SCALE = FRAME.width / COUNTRY.width
/** Between a pin and its name. */
const GAP = 14

/** The country on a drawn map, with the places of the slides as ways to their tours. */
export function HomeMap() {
  const t = useTranslate()
  return (
    <section>
      <h2 className="section-title">{t(texts.map)}</h2>
      <p className="mt-3 mb-5 hidden text-soft sm:block">{t(texts.mapLead)}</p>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        className="route-map mt-4 sm:mt-0 block h-auto w-full rounded-card border border-hairline"
      >
        <title>{t(texts.map)}</title>
        <g transform={`scale(${SCALE.toFixed(4)}) translate(${-COUNTRY.x.toFixed(1)} ${-COUNTRY.y.toFixed(1)})`}>
          <Country />
        </g>
        <Archipelagos scale={SCALE} />
        {HERO_SLIDES.map(({ slug, place, at, named }) => {
          const { x, y } = onCountry(at, SCALE)
          const name = {
            east: { x: x + GAP, y: y + 5, textAnchor: "start" },
            west: { x: x - GAP, y: y + 5, textAnchor: "end" },
            south: { x, y: y + GAP + 10, textAnchor: "middle" },
          } as const
          return (
            <Link key={slug} to="/category/$slug" params={{ slug }} activeProps={{}} className="route-stop">
              <rect x={x - 16} y={y - 11} width={32} height={22} className="fill-transparent" />
              <circle cx={x} cy={y} r={7} className="route-pin" />
              <text {...name[named]} className="route-name">
                {t(place)}
              </text>
            </Link>
          )
        })}
      </svg>
    </section>
  )
}
