import type { Tour } from "#features/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useProperName, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"
import { boxOf, emptyCorner, placeLabels } from "./map-labels.ts"
import { type Point, project } from "./projection.ts"
import { FRAME, type Pin, planRoute } from "./route-plan.ts"
import outline from "./vietnam.svg?url&no-inline"

const texts = {
  title: { en: "The route on a map", vi: "Bản đồ hành trình" },
  stop: { en: "Stop {n}, {name}: go to day {day}", vi: "Điểm {n}, {name}: xem ngày {day}" },
} satisfies Messages

const INSET = { width: 124, height: 138 } as const
/** What the inset shows: the whole country with its archipelagos. */
const COUNTRY = { ...project({ lat: 23.8, lon: 101.4 }), to: project({ lat: 7, lon: 116.6 }) }

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
        </text>
        {label && (
          <text x={label.x} y={label.y} textAnchor={label.anchor} className="route-name">
            {text}
          </text>
        )}
      </a>
    )
  })
}

/** The coast in lines that fade into the sea, the neighbours, and the country upon them. */
function Country() {
  return (
    <>
      {["route-shelf", "route-shallows", "route-shore"].map((look) => (
        <g key={look} className={look}>
          <use href={`${outline}#land`} />
          <use href={`${outline}#vietnam`} />
        </g>
      ))}
      <use href={`${outline}#land`} className="route-land" />
      <use href={`${outline}#vietnam`} className="route-country" />
      <use href={`${outline}#islands`} className="route-islands" />
    </>
  )
}

type Seen = { scale: number; west: number; north: number }

/** The whole country in a corner, with a frame around what the map shows. */
function Inset({ corner, seen: { scale, west, north } }: { corner: Point; seen: Seen }) {
  const by = INSET.width / (COUNTRY.to.x - COUNTRY.x)
  const at = (x: number, y: number): Point => ({ x: round((x - COUNTRY.x) * by), y: round((y - COUNTRY.y) * by) })
  const frame = at(west, north)
  const [width, height] = [round((FRAME.width / scale) * by), round((FRAME.height / scale) * by)]
  const [hoangSa, truongSa] = [project({ lat: 17.3, lon: 113 }), project({ lat: 12, lon: 113 })].map(({ x, y }) =>
    at(x, y),
  )
  return (
    <svg x={corner.x} y={corner.y} {...INSET} viewBox={`0 0 ${INSET.width} ${INSET.height}`} aria-hidden="true">
      <rect {...INSET} rx="6" className="route-inset" />
      <g transform={`scale(${by.toFixed(4)}) translate(${round(-COUNTRY.x)} ${round(-COUNTRY.y)})`}>
        <use href={`${outline}#vietnam`} className="route-country" />
        <use href={`${outline}#islands`} className="route-islands" />
      </g>
      <text {...hoangSa} textAnchor="middle" className="route-sea">
        Hoàng Sa
      </text>
      <text {...truongSa} textAnchor="middle" className="route-sea">
        Trường Sa
      </text>
      {height < INSET.height / 2 && <rect {...frame} width={width} height={height} className="route-seen" />}
    </svg>
  )
}

/** A leg bends a little, so that it is told from a border. */
function arc(from: Point, to: Point): string {
  const bend = 0.12
  const x = round((from.x + to.x) / 2 + (to.y - from.y) * bend)
  const y = round((from.y + to.y) / 2 - (to.x - from.x) * bend)
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

const round = (value: number) => Math.round(value * 100) / 100
