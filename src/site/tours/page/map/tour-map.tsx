import type { Tour } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useProperName, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"
import { Archipelagos, COUNTRY, Country, CountryOutline } from "#site/ui/map/country.tsx"
import type { Point } from "#site/ui/map/projection.ts"
import { boxOf, emptyCorner, placeLabels } from "./map-labels.ts"
import { FRAME, type Pin, planRoute } from "./route-plan.ts"

const texts = {
  title: { en: "The route on a map", vi: "Bản đồ hành trình" },
  stop: { en: "Stop {n}, {name}: go to day {day}", vi: "Điểm {n}, {name}: xem ngày {day}" },
} satisfies Messages

const INSET = { width: 124, height: 138 } as const
/** The route of a tour on a drawn map: numbered stops that lead to their days. Nothing for tours around one place. */
export function TourMap({ tour, className = "" }: { tour: Tour; className?: string }) {
  const t = useTranslate()
  const plan = planRoute(tour.itinerary)
  if (!plan) return null
  const { scale, west, north, pins, legs } = plan
  const corner = emptyCorner(INSET, pins)
  return (
    <figure className={className}>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        className="route-map block h-auto w-full rounded-card border border-hairline"
      >
        <title>{t(texts.title)}</title>
        <g transform={`scale(${round(scale)}) translate(${round(-west)} ${round(-north)})`}>
          <Country />
        </g>
        {legs.map(({ key, from, to }) => (
          <path key={key} d={arc(from, to)} className="route-leg" />
        ))}
        <Inset corner={corner} seen={{ scale, west, north }} />
        <Stops pins={pins} corner={corner} />
      </svg>
    </figure>
  )
}

function Stops({ pins, corner }: { pins: Pin[]; corner: Point }) {
  const t = useTranslate()
  const properName = useProperName()
  const named = pins.map((pin) => ({ ...pin, text: properName(pin.name) }))
  const labels = placeLabels(named, [boxOf(corner, INSET)])
  return named.map(({ x, y, day, text }, index) => {
    const label = labels[index]
    return (
      <a
        key={text}
        href={`#day-${day}`}
        aria-label={interpolate(t(texts.stop), { n: index + 1, name: text, day })}
        className="route-stop"
      >
        <circle cx={x} cy={y} r={20} className="fill-transparent" />
        <circle cx={x} cy={y} r={11} className="route-pin" />
        <text x={x} y={y + 4.5} textAnchor="middle" className="route-number">
          {index + 1}
        </text>{" "}
        {label && (
          <text x={label.x} y={label.y} textAnchor={label.anchor} className="route-name">
            {text}
          </text>
        )}
      </a>
    )
  })
}

type Seen = { scale: number; west: number; north: number }

/** The whole country in a corner, with a frame around what the map shows. */
function Inset({ corner, seen: { scale, west, north } }: { corner: Point; seen: Seen }) {
  const by = INSET.width / COUNTRY.width
  const frame = { x: round((west - COUNTRY.x) * by), y: round((north - COUNTRY.y) * by) }
  const [width, height] = [round((FRAME.width / scale) * by), round((FRAME.height / scale) * by)]
  return (
    <svg x={corner.x} y={corner.y} {...INSET} viewBox={`0 0 ${INSET.width} ${INSET.height}`} aria-hidden="true">
      <rect {...INSET} rx="6" className="route-inset" />
      <g transform={`scale(${by.toFixed(4)}) translate(${round(-COUNTRY.x)} ${round(-COUNTRY.y)})`}>
        <CountryOutline />
      </g>
      <Archipelagos scale={by} />
      {height < INSET.height / 2 && <rect {...frame} width={width} height={height} className="route-seen" />}
    </svg>
  )
}

/** Returns the path of a leg: a curve, because a straight line would look like a border. */
function arc(from: Point, to: Point): string {
  const bend = 0.12
  const x = round((from.x + to.x) / 2 + (to.y - from.y) * bend)
  const y = round((from.y + to.y) / 2 - (to.x - from.x) * bend)
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

const round = (value: number) => Math.round(value * 100) / 100
