import { Link } from "@tanstack/react-router"
import { useProperName, useTranslate } from "#i18n/language.tsx"
import type { HomePlace } from "#site/categories/queries.ts"
import { Archipelagos, COUNTRY, Country, onCountry } from "#site/ui/map/country.tsx"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"
import { sidesOf, type WhereNamed } from "./name-sides.ts"

const FRAME = { width: 400, height: 444 } as const
const SCALE = FRAME.width / COUNTRY.width
/** Between a pin and its name. */
const GAP = 14

const NAMED: Record<WhereNamed, { dx: number; dy: number; textAnchor: "start" | "middle" | "end" }> = {
  east: { dx: GAP, dy: 5, textAnchor: "start" },
  west: { dx: -GAP, dy: 5, textAnchor: "end" },
  south: { dx: 0, dy: GAP + 10, textAnchor: "middle" },
  north: { dx: 0, dy: -GAP, textAnchor: "middle" },
}

type Pin = HomePlace & { at: NonNullable<HomePlace["at"]> }

/** Returns the places whose position is known. */
export const pinsOf = (places: HomePlace[]): Pin[] => places.filter((place): place is Pin => place.at !== null)

/** The country on a drawn map, with places as ways to their tours. */
export function HomeMap({ pins }: { pins: Pin[] }) {
  const t = useTranslate()
  const nameOf = useProperName()
  const placed = pins.map(({ slug, name, at }) => ({ slug, name: nameOf(name), ...onCountry(at, SCALE) }))
  const sides = sidesOf(placed, FRAME)
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
        {placed.map(({ slug, name, x, y }, index) => {
          const { dx, dy, textAnchor } = NAMED[sides[index] ?? "east"]
          return (
            <Link key={slug} to="/category/$slug" params={{ slug }} activeProps={{}} className="route-stop">
              <rect x={x - 16} y={y - 11} width={32} height={22} className="fill-transparent" />
              <circle cx={x} cy={y} r={7} className="route-pin" />
              <text x={x + dx} y={y + dy} textAnchor={textAnchor} className="route-name">
                {name}
              </text>
            </Link>
          )
        })}
      </svg>
    </section>
  )
}
